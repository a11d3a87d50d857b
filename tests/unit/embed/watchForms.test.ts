import { watchForms } from '../../../src/embed/frame/watchForms';

const onBlocked = jest.fn();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  onBlocked.mockClear();
  stop = watchForms(window, onBlocked);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Presses a control; where forms are forbidden, nothing comes of a click, which is so for events that are no mouse's. */
function press(html: string, { isSandboxed = true } = {}) {
  document.body.innerHTML = html;
  const button = document.querySelector<HTMLElement>('[data-press]')!;
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  if (isSandboxed) button.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }));
  else button.click();
  jest.runAllTimers();
}

test.each([
  ['a button', '<form><input name="q"><button data-press>Send</button></form>'],
  ['what is in it', '<form><button><b data-press>Send</b></button></form>'],
  ['a button elsewhere', '<form id="f"></form><button form="f" data-press>Send</button>'],
  ['an old one', '<form><input type="submit" data-press></form>'],
  [
    'one that asks for no check',
    '<form><input required><button formnovalidate data-press>Send</button></form>',
  ],
])('%s that sends nothing is told of', (_what, html) => {
  press(html);
  expect(onBlocked).toHaveBeenCalledTimes(1);
});

test.each([
  ['a button of no form', '<button data-press>Send</button>'],
  ['another kind of button', '<form><button type="button" data-press>Open</button></form>'],
  ['a field', '<form><input data-press></form>'],
  ['a form that is not filled in', '<form><input required><button data-press>Send</button></form>'],
])('%s is not', (_what, html) => {
  press(html);
  expect(onBlocked).not.toHaveBeenCalled();
});

test('nor is a form that was sent', () => {
  press('<form><button data-press>Send</button></form>', { isSandboxed: false });
  expect(onBlocked).not.toHaveBeenCalled();
});
