import { itemLevel, itemMark } from './markSpaces';

/**
 * Word writes the items of a list as paragraphs, each with how deep it is and with its bullet or number among the words. Those in a
 * row become a list here, with the deeper ones in lists below it.
 */
export function makeLists(fragment: DocumentFragment): void {
  let open: { level: number; list: Element }[] = [];
  for (const line of fragment.querySelectorAll(`p[class*=${itemLevel}]`)) {
    const level = Number(line.className.split(itemLevel)[1]![0]);
    const mark = line.querySelector(`.${itemMark}`);
    if (!mark) continue;
    const said = mark.textContent.trim();
    const name = /^\(?[\da-z]+[.)]|^\d+$/i.test(said) ? 'ol' : 'ul';
    // "Step 1:" is words that no list would show.
    if (name === 'ul' && /\w./.test(said)) continue;
    mark.remove();
    if (open[0]?.list !== inFrontOf(line)) open = [];
    while (open.length > 1 && open.at(-1)!.level > level) open.pop();
    const last = open.at(-1);
    const isDeeper = last && last.level < level;
    if (isDeeper || last?.list.localName !== name) {
      if (!isDeeper) open.pop();
      const list = line.ownerDocument.createElement(name);
      const above = open.at(-1);
      if (above) above.list.append(list);
      else line.before(list);
      open.push({ level, list });
    } else last.level = level;
    const item = line.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    open.at(-1)!.list.append(item);
    line.remove();
  }
}

function inFrontOf(line: Element): Node | null {
  let node = line.previousSibling;
  while (node?.nodeType === Node.TEXT_NODE && !node.nodeValue!.trim()) node = node.previousSibling;
  return node;
}
