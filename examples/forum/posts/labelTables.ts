import { roomForLabels, tableLabel } from '../../../src/safe/tableLabel';

/** A table with more headers is left plain: each would stand in as many cells. */
const most = 1000;

const tables = /<table(?=[\s>])(?:(?!<table[\s>])[\s\S])*?<\/table>/g;
const rows = /<tr(?=[\s>])[^>]*>([\s\S]*?)<\/tr>/g;
const cells = /<(t[dh])(?=[\s>])([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Tables whose first row are headers say in each cell which is its own: a small screen shows a row's cells below each other.
 * They say what they are, too, which browsers forget of tables that are shown so. Takes HTML that `cleanHtml` has written.
 */
export function labelTables(html: string): string {
  if (!html.includes('<th')) return html;
  const hasRoom = roomForLabels();
  return html.replace(tables, (table) => {
    const [head, ...others] = [...table.matchAll(rows)];
    const first = [...(head?.[1] ?? '').matchAll(cells)];
    const isLabelled = first.length > 0 && first.length < most && first.every(([, tag]) => tag === 'th');
    const isSpanned = /\s(?:col|row)span="(?!1")/.test(table);
    if (!isLabelled || isSpanned) return table;
    const labels = first.map(([, , , words]) =>
      tableLabel(words!.replace(/<[^>]*>/g, ' '))
        // What was cut may have been an entity.
        .replace(/&[^;]*…$/, '…')
        .replace(/"/g, '&quot;'),
    );
    if (!hasRoom(labels, others.length)) return table;
    let index = 0;
    const labelled = table.replace(rows, (row) => {
      const isHead = index++ === 0;
      let column = 0;
      return row
        .replace(/^<tr/, '<tr role="row"')
        .replace(cells, (_, tag: string, said: string, words: string) => {
          const label = labels[column++] ?? '';
          if (isHead) return `<th role="columnheader"${said}>${words}</th>`;
          const role = tag === 'th' ? 'rowheader' : 'cell';
          return `<${tag} role="${role}" data-label="${label}"${said}>${words}</${tag}>`;
        });
    });
    return labelled.replace(/^<table/, '<table role="table" data-labels=""');
  });
}
