import type { Ui } from '../UiContext';
import { createToasts } from './createToasts';

/** Tells a member whose e-mail address is not confirmed where to ask for it. Closed, it stays closed in this tab. */
export function remindOfEmail(ui: Ui): void {
  const { window, locale, section } = ui;
  const href = `${section}/entry/emailconfirmrequest`;
  const key = 'inlay.emailReminderClosed';
  const { location } = window;
  if (`${location.origin}${location.pathname}` === href || read(window, key)) return;
  ui.shared(createToasts).show({
    id: 'confirmEmail',
    words: locale.t('Your e-mail address is not confirmed yet.'),
    persistent: true,
    actions: [{ name: locale.t('Resend confirmation'), href }],
    onGone: () => write(window, key),
  });
}

function read(window: Window, key: string): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    // A browser that keeps nothing reminds on every page.
    return false;
  }
}

function write(window: Window, key: string): void {
  try {
    window.sessionStorage.setItem(key, '1');
  } catch {
    return;
  }
}
