import { paragraph } from './paragraph';
import type { RichElement, RichText } from './richTypes';

const marked =
  /(^|[\s([{"'])(?:\*\*([^*\s](?:[^*]*[^*\s])?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|`([^`\n]+)`)(?![\w*`])/g;
const heading = /^(#{1,6})\s+(\S.*)$/;
const quote = /^>\s?(.*)$/;
const bullet = /^[-*+]\s+(\S.*)$/;
const number = /^(\d{1,3})[.)]\s+(\S.*)$/;
const fence = /^```[\w+-]*$/;

/**
 * Plain text with the marks that people type for headings, quotes, lists, code, bold and italic, as a document without them.
 * Null where there are none: text is text then, to the last empty line.
 */
export function markdownToRich(text: string): RichElement[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const blocks: RichElement[] = [];
  let found = false;
  const add = (type: string, line: RichElement, isMore: boolean) => {
    found = true;
    const last = blocks.at(-1);
    if (isMore && last?.type === type) last.children.push(line);
    else blocks.push({ type, children: [line] });
  };
  const item = (words: string): RichElement => ({
    type: 'li',
    children: [{ type: 'lic', children: withMarks(words) }],
  });
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    const isMore = index > 0 && lines[index - 1]!.trim() !== '';
    const end = fence.test(line) ? lines.findIndex((other, at) => at > index && /^```\s*$/.test(other)) : -1;
    if (end > 0) {
      const code = lines.slice(index + 1, end);
      code.forEach((each, at) =>
        add('code_block', { type: 'code_line', children: [{ text: each }] }, at > 0),
      );
      index = end;
      continue;
    }
    const [, signs, title] = heading.exec(line) ?? [];
    const quoted = quote.exec(line)?.[1];
    const bulleted = bullet.exec(line)?.[1];
    const [, count, numbered] = number.exec(line) ?? [];
    const isList = count === '1' || blocks.at(-1)?.type === 'ol';
    if (title !== undefined) {
      found = true;
      blocks.push({ type: signs!.length > 2 ? 'h3' : 'h2', children: withMarks(title) });
    } else if (quoted !== undefined)
      add('blockquote', { type: 'blockquote-line', children: withMarks(quoted) }, isMore);
    else if (bulleted !== undefined) add('ul', item(bulleted), isMore);
    else if (numbered !== undefined && isList) add('ol', item(numbered), isMore || count !== '1');
    else if (line.trim() !== '') {
      const children = withMarks(line);
      found ||= children.length > 1 || Object.keys(children[0]!).length > 1;
      blocks.push(paragraph(...children));
    }
  }
  return found ? blocks : null;
}

function withMarks(words: string): RichText[] {
  const texts: RichText[] = [];
  let from = 0;
  for (const { 0: whole, 1: before = '', 2: bold, 3: italic, 4: code, index } of words.matchAll(marked)) {
    texts.push({ text: words.slice(from, index) + before });
    if (bold !== undefined) texts.push({ text: bold, bold: true });
    else if (italic !== undefined) texts.push({ text: italic, italic: true });
    else texts.push({ text: code!, code: true });
    from = index + whole.length;
  }
  texts.push({ text: words.slice(from) });
  const said = texts.filter(({ text }) => text !== '');
  return said.length > 0 ? said : [{ text: '' }];
}
