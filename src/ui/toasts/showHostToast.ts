import { isRecord } from '../../contract/foreign';
import { cutText } from '../../safe/cutText';
import { postContent } from '../postContent';
import type { Ui } from '../UiContext';
import { createToasts } from './createToasts';

/**
 * A toast that a script of the page asks for: `{toastID, body, dismissible, persistent, autoDismiss}`. Its body may be
 * HTML; the text of it is shown.
 */
export async function showHostToast(ui: Ui, foreign: unknown): Promise<void> {
  const { toastID, body, ...look } = isRecord(foreign) ? foreign : { body: foreign };
  const words = typeof body === 'string' || typeof body === 'number' ? await textIn(`${body}`, ui) : '';
  if (words === '') return;
  ui.shared(createToasts).show({
    words,
    ...(typeof toastID === 'string' && { id: `host-${toastID}` }),
    persistent: look.persistent === true,
    autoDismiss: look.autoDismiss === true,
    // One that neither goes nor can be closed would stay for ever.
    dismissible: look.dismissible !== false || look.autoDismiss !== true,
  });
}

async function textIn(html: string, ui: Ui): Promise<string> {
  const text = /[<&]/.test(html) ? (await postContent(html, ui)).textContent : html;
  return cutText(text.trim(), 1000);
}
