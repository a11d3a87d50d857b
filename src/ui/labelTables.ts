import { roomForLabels, tableLabel } from '../safe/tableLabel';

/** A table with more headers is left plain: each would stand in as many cells. */
const most = 1000;

/**
 * Tables whose first row are headers say in each cell which is its own: a small screen shows a row's cells below each other.
 * They say what they are, too, which browsers forget of tables that are shown so.
 */
export function labelTables(content: ParentNode): void {
  const hasRoom = roomForLabels();
  for (const table of content.querySelectorAll('table')) {
    const [head, ...others] = table.rows;
    const headers = head ? [...head.cells] : [];
    const isLabelled =
      headers.length > 0 && headers.length < most && headers.every(({ localName }) => localName === 'th');
    if (!isLabelled || table.querySelector('table, [colspan], [rowspan]')) continue;
    const labels = headers.map(({ textContent }) => tableLabel(textContent));
    if (!hasRoom(labels, others.length)) continue;
    table.setAttribute('role', 'table');
    table.setAttribute('data-labels', '');
    for (const row of table.rows) row.setAttribute('role', 'row');
    for (const header of headers) header.setAttribute('role', 'columnheader');
    for (const row of others)
      for (const [column, cell] of [...row.cells].entries()) {
        cell.setAttribute('role', cell.localName === 'th' ? 'rowheader' : 'cell');
        cell.setAttribute('data-label', labels[column] ?? '');
      }
  }
}
