import { Editor } from 'slate';
import type { RichEditorInstance, RichElement } from './richTypes';
import { isLine } from './toggleBlock';

/** The line that the caret is in, and where it stands. */
export const lineAt = (editor: RichEditorInstance) => Editor.above<RichElement>(editor, { match: isLine });
