/** Does to a control what a reader's click or Enter does: submits a form, presses a button, follows a link. */
export function perform(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}
