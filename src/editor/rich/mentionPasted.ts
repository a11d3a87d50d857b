import { Editor, Node, Text, Transforms } from 'slate';
import type { EditorServices, MentionUser } from '../services';
import type { RichEditorInstance } from './richTypes';

/** The most names of one paste that are looked up; more than that is a list, which stays text. */
const most = 10;
const typed = /(?:^|[\s([{"'>])@([^\s@]+)/gu;

/** Makes mentions of the names behind an `@` in pasted text, where there is a user of that name. What changed meanwhile stays. */
export async function mentionPasted(
  editor: RichEditorInstance,
  text: string,
  lookUp: EditorServices['lookUp'],
): Promise<void> {
  const begun = new Set([...text.matchAll(typed)].map(([, word]) => word!.replace(/[.,;:!?)\]}"'’]+$/u, '')));
  for (const word of [...begun].filter(Boolean).slice(0, most)) {
    const answer = await lookUp(word);
    if (!('users' in answer)) return;
    // The longest first: "Ann Lee" is not Ann.
    const users = [...answer.users].sort((one, other) => other.name.length - one.name.length);
    for (const user of users) if (text.includes(`@${user.name}`)) mention(editor, user);
  }
}

function mention(editor: RichEditorInstance, { userID, name }: MentionUser): void {
  const words = `@${name}`;
  for (const [{ text, code }, path] of [...Node.texts(editor)].reverse()) {
    const isCode =
      code ||
      Editor.above(editor, {
        at: path,
        match: (node) => 'type' in node && /^(?:code_block|a|@)$/.test(node.type),
      });
    for (
      let at = isCode ? -1 : text.lastIndexOf(words);
      at >= 0;
      at = at > 0 ? text.lastIndexOf(words, at - 1) : -1
    ) {
      const end = at + words.length;
      const isWhole = !/[\p{L}\d_-]/u.test(text[end] ?? '') && /^[\s([{"'>]?$/u.test(text[at - 1] ?? '');
      if (!isWhole) continue;
      Transforms.insertNodes(
        editor,
        { type: '@', userID, name, children: [{ text: '' }] },
        { at: { anchor: { path, offset: at }, focus: { path, offset: end } }, match: Text.isText },
      );
    }
  }
}
