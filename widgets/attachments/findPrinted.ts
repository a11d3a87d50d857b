import type { Attachment } from '../../src/index';

/** An attachment as the server has printed it. */
export interface PrintedItem {
  item: Element;
  attachment: Attachment;
}

/** HTML of a fact, and the nodes that the server has made of it. */
export interface PrintedHtml {
  html: string;
  nodes: Node[];
}

/** What the server has printed of each attachment, by ID; nothing where its list is not that of the tag's props. */
export function findPrinted(
  element: Element | undefined,
  attachments: readonly Attachment[],
): ReadonlyMap<number, PrintedItem> {
  const items = element ? [...element.querySelectorAll(':scope > ul > li')] : [];
  if (items.length !== attachments.length) return new Map();
  return new Map(
    attachments.map((attachment, index) => [attachment.attachmentID, { item: items[index]!, attachment }]),
  );
}

/** What the server lets the reader do with an attachment, where an add-on is to say so. */
export const printedButtons = ({ item }: PrintedItem): Node[] => [
  ...(item.querySelector('.inl-attachments__when')?.querySelectorAll(':scope > form') ?? []),
];

/** A fact of this name; undefined where two have it. */
export function printedFact(
  printed: PrintedItem | undefined,
  { labelCode }: Attachment['metadata'][number],
  t: (english: string) => string,
): PrintedHtml | undefined {
  const rows = [...(printed?.item.querySelector('.inl-attachments__facts')?.children ?? [])].filter(
    ({ firstElementChild: label }) => label?.textContent === t(labelCode),
  );
  const fact = printed?.attachment.metadata.find((each) => each.labelCode === labelCode);
  const [row] = rows;
  return fact && row?.lastElementChild && rows.length === 1
    ? { html: fact.value, nodes: [...row.lastElementChild.childNodes] }
    : undefined;
}
