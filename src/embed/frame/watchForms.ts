/**
 * A host's `sandbox` can forbid forms, and then a press of a button that sends one does nothing at all: the form is not
 * even told. `onBlocked` is, after each such press.
 */
export function watchForms(window: Window & typeof globalThis, onBlocked: () => void): () => void {
  let isSent = false;
  const onSubmit = () => {
    isSent = true;
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const button =
      target instanceof Element && target.closest<HTMLButtonElement | HTMLInputElement>('button, input');
    const { form } = button || {};
    if (event.defaultPrevented || !button || !form || !/^(submit|image)$/.test(button.type)) return;
    // What the browser finds wrong with a form it says itself.
    if (button.disabled || !(form.noValidate || button.formNoValidate || form.matches(':valid'))) return;
    isSent = false;
    // A form is told before anything else happens after the click.
    window.setTimeout(() => isSent || onBlocked());
  };
  window.addEventListener('submit', onSubmit, true);
  // Last: whatever the page itself makes of a click comes first.
  window.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('submit', onSubmit, true);
    window.removeEventListener('click', onClick);
  };
}
