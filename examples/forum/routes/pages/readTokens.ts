import { cutText } from '../../../../src/safe/cutText';

/** Colours, lengths, times, families and functions of those; nothing that fetches or ends a declaration. */
const value = /^[\w#%.,'()\s+*/-]{1,200}$/;
const fetching = /url|image|src|element|cross-fade|expression|attr|\/\*/i;

/** Typed design tokens, `--inl-<group>-<name>: value`, as a rule; invalid lines are refused one by one. */
export function readTokens(text: string): { text: string; css: string; refused: string[] } {
  const lines = cutText(text, 2000)
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isToken = (line: string) => {
    const [, given] = /^--inl-[a-z]+(?:-[a-z0-9]+)+\s*:\s*(.+)$/.exec(line) ?? [];
    return given !== undefined && value.test(given) && !fetching.test(given);
  };
  const kept = lines.filter(isToken);
  return {
    text,
    css: kept.length > 0 ? `:root{${kept.join(';')}}` : '',
    refused: lines.filter((line) => !isToken(line)),
  };
}
