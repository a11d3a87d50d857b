/** What stands in the editor: rich2, or plain text or HTML while (or where) the rich editor is not there. */
export interface PostValue {
  body: string;
  format: 'rich2' | 'text' | 'html';
  isEmpty: boolean;
}
