import { addColumn, addRow, cellAt, insertTable, removeColumn, removeRow, removeTable } from './insertTable';
import type { RichEditorInstance } from './richTypes';

interface TableTool {
  name: string;
  icon: string;
  press(): void;
}

const inTables: [string, string, (editor: RichEditorInstance) => void][] = [
  ['Add row', 'table-add-row', addRow],
  ['Add column', 'table-add-column', addColumn],
  ['Remove row', 'table-remove-row', removeRow],
  ['Remove column', 'table-remove-column', removeColumn],
  ['Remove table', 'delete', removeTable],
];

/** What can be done with tables: outside of one, another is begun. */
export function tableTools(editor: RichEditorInstance): TableTool[] {
  if (!cellAt(editor)) return [{ name: 'Table', icon: 'format-table', press: () => insertTable(editor) }];
  return inTables.map(([name, icon, change]) => ({ name, icon, press: () => change(editor) }));
}
