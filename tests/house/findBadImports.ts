import { posix } from 'node:path';
import ts from 'typescript';
import { mayKnow, roomOf } from './floors';

/** Modules that the build makes up, by the room whose files they hold. */
const madeUp: Record<string, string> = {
  'virtual:early': 'widgets/',
  'virtual:views': 'widgets/',
  'virtual:icons': 'src/contract/virtual',
};

/**
 * What a file imports against the floors, one sentence each. TypeScript's own scanner finds every kind: plain, type-only,
 * side effect, re-export, dynamic, and `import('…').Type`.
 */
export function findBadImports(path: string, text: string): string[] {
  const from = roomOf(path);
  if (!from) return [`${path} is in no room of the table`];
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    const target =
      madeUp[fileName] ?? (fileName.startsWith('.') ? posix.join(posix.dirname(path), fileName) : null);
    if (target === null) return [];
    const sentence = `${path} imports ${fileName}`;
    if (fileName.endsWith('.css')) {
      const isOwn = posix.dirname(target) === posix.dirname(path);
      return isOwn || (from === 'entries' && target.startsWith('styles/'))
        ? []
        : [`${sentence}, not its own sheet`];
    }
    const to = roomOf(target);
    if (!to) return [`${sentence}, which is in no room`];
    if (to !== from) return mayKnow(from).includes(to) ? [] : [`${sentence}: ${from} may not know ${to}`];
    const folder = (file: string) => file.split('/')[1];
    return from === 'widgets' && folder(path) !== folder(target)
      ? [`${sentence}: widgets do not know each other`]
      : [];
  });
}
