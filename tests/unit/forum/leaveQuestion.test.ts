import { readFileSync } from 'node:fs';

const template = readFileSync('examples/forum/pages/leave-question.eta', 'utf8');
const code = /<script.*>\n([^]*)<\/script>/.exec(template)![1]!;
const pages: (() => void)[] = [];
afterEach(() => pages.splice(0).forEach((end) => end()));

/** A server's form with that script behind it, as a page prints the two. */
function openForm(attributes = ''): HTMLFormElement {
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = `<form ${attributes}><input type="hidden" name="TransientKey" value="key">
    <textarea name="content">\n{}</textarea><button>Save</button>
    <button formtarget="_blank">Preview</button></form>`;
  // What one page listens to ends with it.
  const listen = jest.spyOn(window, 'addEventListener');
  const script = document.createElement('script');
  script.textContent = code;
  place.appendChild(script);
  const heard = listen.mock.calls.map(([type, listener]) => [type, listener] as const);
  listen.mockRestore();
  pages.push(() => {
    heard.forEach(([type, listener]) => window.removeEventListener(type, listener));
    place.remove();
  });
  return place.querySelector('form')!;
}
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
function write(form: HTMLFormElement, text: string): void {
  form.querySelector('textarea')!.value = text;
  form.querySelector('textarea')!.dispatchEvent(new Event('input', { bubbles: true }));
}
const send = (form: HTMLFormElement, button: number) =>
  form.dispatchEvent(new SubmitEvent('submit', { submitter: form.querySelectorAll('button')[button] }));

test('a form asks before it is left with what is typed into it, and not before it is sent', () => {
  const form = openForm();
  expect(isAsked()).toBe(false);
  write(form, '{"title"');
  expect(isAsked()).toBe(true);
  send(form, 1);
  expect(isAsked()).toBe(true);
  send(form, 0);
  expect(isAsked()).toBe(false);
  // It has not been left after all: the reader came back to it, or wrote on.
  window.dispatchEvent(new Event('pageshow'));
  expect(isAsked()).toBe(true);
  send(form, 0);
  write(form, '{"title":');
  expect(isAsked()).toBe(true);
  write(form, '{}');
  expect(isAsked()).toBe(false);
});

test('what was refused is not saved, typed on or not', () => {
  openForm('data-unsaved');
  expect(isAsked()).toBe(true);
});
