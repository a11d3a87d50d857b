import { useState } from 'react';
import { defineWidget } from '../../../src/contract/widget';
import { editables } from '../../../src/editor/editables';
import { readEditable } from '../../../src/editor/rich/readEditable';
import { startMounter } from '../../support/startMounter';
import { turn } from '../../support/startLoader';

/** What the server prints: a form that works without script. */
const form = (format = 'text') => `<form method="post" action="/write">
  <input type="hidden" name="TransientKey" value="key"><input type="hidden" name="format" value="${format}">
  <input name="name" data-inlay-part="name" value="Old title">
  <select name="pin" data-inlay-part="pin"><option value="none">No</option><option value="recent">Yes</option></select>
  <input type="checkbox" name="mail" data-inlay-part="mail">
  <textarea name="body" data-inlay-part="body"></textarea><button data-inlay-part="post">Post</button></form>`;

const Broken = { is: false };

/** A view as widgets write theirs: no names, no key of the session, its text in an editor or in a field. */
function View({ editor }: { editor?: boolean }) {
  const [name, setName] = useState('Old title');
  const [pin, setPin] = useState('none');
  const [mail, setMail] = useState(false);
  const [body, setBody] = useState('');
  if (Broken.is) throw new Error('no view');
  return (
    <form>
      <input data-inlay-part="name" value={name} onChange={({ target }) => setName(target.value)} />
      <select data-inlay-part="pin" value={pin} onChange={({ target }) => setPin(target.value)}>
        <option value="none">No</option>
        <option value="recent">Yes</option>
        <option value="mine">Mine</option>
      </select>
      <input type="checkbox" data-inlay-part="mail" checked={mail} onChange={() => setMail(!mail)} />
      {editor ? (
        <div
          ref={(element) => void (element && editables.set(element, (as) => readEditable(element, as)))}
          {...{ contentEditable: true, suppressContentEditableWarning: true, tabIndex: 0 }}
          data-inlay-part="body"
        />
      ) : (
        <textarea data-inlay-part="body" value={body} onChange={({ target }) => setBody(target.value)} />
      )}
      <p>{!mail && 'no'} mail</p>
      <button data-inlay-part="post">Post</button>
    </form>
  );
}

const widget = (more: object) =>
  defineWidget({
    names: ['Greeting'],
    element: 'keep',
    when: 'now',
    props: (given) => given as object,
    view: View as never,
    ...more,
  }) as never;

async function openForm(inside: string, props: object = {}, more: object = {}) {
  Broken.is = false;
  const html = `<main><div data-react="Greeting" data-props='${JSON.stringify(props)}'>${inside}</div></main>`;
  await startMounter(html, widget(more));
  return document.querySelector('main')!;
}

const part = <E extends HTMLElement = HTMLInputElement>(main: Element, name: string) =>
  main.querySelector<E>(`[data-inlay-part="${name}"]`)!;

function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** The view fails with the next change of one of its fields. */
async function breakView(main: Element): Promise<void> {
  Broken.is = true;
  part(main, 'mail').click();
  await turn();
}

const sent = (main: Element) => Object.fromEntries(new FormData(main.querySelector('form')!));

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

describe('a view that fails while somebody writes in it', () => {
  test.each(['keep', 'replace'] as const)(
    'gives the server’s own form back, with what was written, focus in it, and sendable (%s)',
    async (element) => {
      const main = await openForm(form(), {}, { element });
      type(part(main, 'name'), 'New title');
      type(part(main, 'pin'), 'recent');
      const body = part<HTMLTextAreaElement>(main, 'body');
      type(body, 'Important words');
      body.focus();
      body.setSelectionRange(9, 9);
      await breakView(main);
      expect(sent(main)).toMatchObject({
        TransientKey: 'key',
        format: 'text',
        name: 'New title',
        pin: 'recent',
        body: 'Important words',
      });
      const own = part<HTMLTextAreaElement>(main, 'body');
      expect(own).toHaveFocus();
      expect(own.selectionStart).toBe(9);
      expect(main).toHaveTextContent('Retry');
    },
  );

  test('a choice that the server’s form does not have leaves its own', async () => {
    const main = await openForm(form());
    type(part(main, 'pin'), 'mine');
    await breakView(main);
    expect(sent(main)).toMatchObject({ pin: 'none' });
  });

  test('Retry begins anew with that text, and with what was written since', async () => {
    const main = await openForm(form());
    type(part(main, 'body'), 'Important');
    await breakView(main);
    type(part(main, 'body'), 'Important words');
    Broken.is = false;
    main.querySelector<HTMLElement>('.inl-retry button')!.click();
    await turn();
    await turn();
    expect(main.querySelector('[name="TransientKey"]')).toBeNull();
    expect(part(main, 'body').value).toBe('Important words');
  });

  test('a view that fails at once leaves words and focus in the server’s field', async () => {
    Broken.is = true;
    document.body.innerHTML = '';
    const started = startMounter(
      `<main><div data-react="Greeting" data-inlay-when="interaction">${form()}</div></main>`,
      widget({}),
    );
    const main = document.querySelector('main')!;
    const body = part<HTMLTextAreaElement>(main, 'body');
    body.value = 'Important words';
    body.focus();
    await started;
    expect(main).toHaveTextContent('Retry');
    expect(part(main, 'body').value).toBe('Important words');
    expect(part(main, 'body')).toHaveFocus();
  });

  test('one that finds its nodes gone is made anew, with what was written', async () => {
    const main = await openForm(form());
    type(part(main, 'body'), 'Important words');
    part(main, 'body').focus();
    const paragraph = main.querySelector('p')!;
    const font = document.createElement('font');
    font.append(paragraph.firstChild!);
    paragraph.prepend(font);
    part(main, 'mail').click();
    await turn();
    await turn();
    expect(main.querySelector('[data-inlay-state="mounted"] p')).toHaveTextContent('mail');
    expect(main.querySelector('font')).toBeNull();
    expect(part(main, 'body')).toHaveFocus();
    expect(part(main, 'body').value).toBe('Important words');
  });
});

describe('what stood in a rich editor', () => {
  const edited =
    `<div>Dear <strong>all</strong>,</div><div><span data-slate-zero-width="n">\uFEFF<br></span></div>
<ul><li><div>one</div></li><li><div>two &lt; 3</div></li></ul><blockquote><div>said</div><div>twice</div></blockquote>
<div><div contenteditable="false"><img src="http://localhost/a.png" alt="A"><button>Remove</button></div><div data-slate-spacer="true"><span>\uFEFF</span></div></div>
<div>see <a href="http://localhost/b?c=1&amp;d=2">b</a> <span contenteditable="false">@ada</span></div>`.replace(
      /\n/g,
      '',
    );

  test('comes back as text, in the plain form, with the caret where it was', async () => {
    const main = await openForm(form('text'), { editor: true });
    const editor = part<HTMLElement>(main, 'body');
    editor.innerHTML = edited;
    editor.focus();
    const strong = editor.querySelector('strong')!.firstChild!;
    document.getSelection()!.setBaseAndExtent(strong, 1, strong, 1);
    await breakView(main);
    const own = part<HTMLTextAreaElement>(main, 'body');
    expect(own.value).toBe(
      'Dear all,\n\n\n\n- one\n- two < 3\n\n> said\n> twice\n\nhttp://localhost/a.png\n\nsee b @ada',
    );
    expect(own).toHaveFocus();
    expect([own.selectionStart, own.selectionEnd]).toEqual([6, 6]);
  });

  test('comes back also where a page has broken the way to the caret', async () => {
    const main = await openForm(form('text'), { editor: true });
    const editor = part<HTMLElement>(main, 'body');
    editor.innerHTML = edited;
    editor.focus();
    jest.spyOn(document, 'getSelection').mockImplementation(() => {
      throw new Error('taken by a library');
    });
    await breakView(main);
    const own = part<HTMLTextAreaElement>(main, 'body');
    expect(own.value).toContain('Dear all,');
    expect(own).toHaveFocus();
    expect(main).toHaveTextContent('Retry');
  });

  test('comes back as HTML into a form that holds that', async () => {
    const main = await openForm(form('html'), { editor: true });
    part<HTMLElement>(main, 'body').innerHTML = edited;
    await breakView(main);
    expect(part<HTMLTextAreaElement>(main, 'body').value).toBe(
      '<p>Dear <strong>all</strong>,</p><p></p><ul><li>one</li><li>two &lt; 3</li></ul>' +
        '<blockquote><p>said</p><p>twice</p></blockquote><p><img src="http://localhost/a.png" alt="A"></p>' +
        '<p>see <a href="http://localhost/b?c=1&amp;d=2">b</a> @ada</p>',
    );
  });
});
