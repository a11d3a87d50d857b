import { waitFor } from '@testing-library/dom';
import type { WidgetDefinition } from '../../../src/contract/widget';
import { frame, startLoader, turn } from '../../support/startLoader';
import { keepOutOfView, bringIntoView } from '../../support/inView';

const state = (selector: string) => document.querySelector(selector)!.getAttribute('data-inlay-state');
const page = (html: string) => {
  document.body.innerHTML = html;
};

describe('finding tags', () => {
  test('names are compared without case, and aliases count', async () => {
    page('<div id=a data-react="gREETING"></div><div id=b data-react=" Salute "></div>');
    startLoader({});
    await turn();
    expect([state('#a'), state('#b')]).toEqual(['mounted', 'mounted']);
  });

  test.each([
    ['a post', '<div class="userContent"><p><i id=x data-react="Greeting"></i></p></div>'],
    ['a message', '<div class="Message"><i id=x data-react="Greeting"></i></div>'],
    ['a closed scope', '<div data-no-mount><i id=x data-react="Greeting"></i></div>'],
    ['an editor', '<div contenteditable="true"><i id=x data-react="Greeting"></i></div>'],
    ['a form field', '<textarea id=x data-react="Greeting"></textarea>'],
    ['a button', '<button><i id=x data-react="Greeting"></i></button>'],
    ['a drawing', '<svg><g id=x data-react="Greeting"></g></svg>'],
    ['a frame', '<iframe id=x data-react="Greeting"></iframe>'],
  ])('a tag in %s is left alone', async (_, html) => {
    page(html);
    const { loader, imported } = startLoader({});
    await turn();
    expect(state('#x')).toBeNull();
    expect(loader.doctor()).toEqual([expect.objectContaining({ state: 'skipped', reason: 'user content' })]);
    expect(imported).toEqual([]);
  });

  test('a tag that came with user content stays foreign wherever it is moved', async () => {
    page('<div class="userContent"><i id=x data-react="Greeting"></i></div><main></main>');
    const { loader } = startLoader({});
    document.querySelector('main')!.append(document.querySelector('#x')!);
    await frame();
    await turn();
    expect(loader.doctor().map((tag) => tag.state)).toEqual(['skipped']);
  });

  test.each([
    'constructor',
    '__proto__',
    'prototype',
    'toString',
    'hasOwnProperty',
    '',
    ' ',
    'Html\u0000',
    'ＨＴＭＬ',
    'x'.repeat(5e6),
  ])('bad name number %# is skipped and the element stays untouched', async (name) => {
    page('<i id=x></i><i id=ok data-react="Greeting"></i>');
    document.querySelector('#x')!.setAttribute('data-react', name);
    const before = document.querySelector('#x')!.attributes.length;
    const { loader } = startLoader({});
    await turn();
    expect(loader.doctor()[0]).toMatchObject({ state: 'skipped', reason: 'bad name' });
    expect(document.querySelector('#x')!.attributes).toHaveLength(before);
    expect(state('#ok')).toBe('mounted');
  });

  test('a tag inside another widget belongs to that widget', async () => {
    const tag = (id: string, inner = '') => `<i id=${id} data-react="Greeting">${inner}</i>`;
    page(tag('outer', tag('inner', tag('innermost'))));
    startLoader({});
    await turn();
    expect(['#outer', '#inner', '#innermost'].map(state)).toEqual(['mounted', null, null]);
  });

  test('tags that come later are found, and tags that go are forgotten', async () => {
    page('<main></main>');
    const gone = jest.fn();
    const { loader } = startLoader({ mounter: () => ({ unmount: gone }) });
    document.querySelector('main')!.innerHTML = '<p><i id=x data-react="Greeting"></i></p>';
    await frame();
    await turn();
    expect(state('#x')).toBe('mounted');
    document.querySelector('main')!.innerHTML = '';
    await turn();
    await frame();
    expect(loader.doctor()).toEqual([]);
    expect(gone).toHaveBeenCalledTimes(1);
  });
});

describe('order does not matter', () => {
  test('a tag waits for a widget that registers later, and for a moment that is added later', async () => {
    page('<i id=x data-react="Late"></i><i id=y data-react="Greeting" data-inlay-when="moon"></i>');
    const { loader } = startLoader({});
    await turn();
    expect(loader.doctor().map((tag) => [tag.state, tag.reason])).toEqual([
      ['waiting', 'unknown name'],
      ['waiting', 'unknown moon'],
    ]);
    const unregister = loader.register({
      names: ['late'],
      element: 'keep',
      when: 'now',
      props: (props) => props,
      view: () => null,
    });
    loader.when('moon', () => Promise.resolve());
    await turn();
    expect([state('#x'), state('#y')]).toEqual(['mounted', 'mounted']);
    unregister();
    document.body.insertAdjacentHTML('beforeend', '<i id=z data-react="Late"></i>');
    await frame();
    expect(state('#z')).toBe('waiting');
  });

  test('a moment that throws is told, and holds up nobody but its own tag', async () => {
    page('<i id=x data-react="Greeting" data-inlay-when="broken"></i><i id=y data-react="Greeting"></i>');
    const told = jest.fn();
    Object.assign(globalThis, { reportError: told });
    const { loader } = startLoader({});
    expect(() =>
      loader.when('broken', () => {
        throw new Error('no moon');
      }),
    ).not.toThrow();
    await turn();
    expect([state('#x'), state('#y')]).toEqual(['asleep', 'mounted']);
    expect(told.mock.calls).toEqual([[new Error('no moon')]]);
  });

  test('what is out of view waits until it comes into view', async () => {
    page('<i id=x data-react="Greeting"></i>');
    const element = document.querySelector('#x')!;
    keepOutOfView(element);
    const { imported } = startLoader({});
    await turn();
    expect([state('#x'), imported]).toEqual(['asleep', []]);
    bringIntoView(element);
    await turn();
    expect(state('#x')).toBe('mounted');
  });

  test('what is hidden until it is mounted does not wait for the view', async () => {
    page('<i id=x data-react="Greeting" data-unhide="true" style="display:none"></i>');
    keepOutOfView(document.querySelector('#x')!);
    startLoader({});
    await turn();
    expect(state('#x')).toBe('mounted');
  });
});

describe('what a reader does before the code is there', () => {
  const sleeping =
    '<div id=x data-react="Greeting" data-inlay-when="interaction">' +
    '<form action="/native" data-inlay-part="form"><button id=b data-inlay-part="like">Like</button></form>' +
    '<a id=l href="#native" data-inlay-part="more">More</a></div>';
  const never = () => new Promise(() => undefined);
  const submitted = () => {
    const listener = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('submit', listener);
    return listener;
  };

  test('a sleeping tag fetches nothing until it is touched', async () => {
    page(sleeping);
    const { imported } = startLoader({});
    await turn();
    expect([state('#x'), imported]).toEqual(['asleep', []]);
    document.querySelector('#b')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await turn();
    expect(state('#x')).toBe('mounted');
  });

  test('a click is held back, shown as busy at once, and is one intent however often it is repeated', async () => {
    page(sleeping);
    let intents: unknown;
    startLoader({
      mounter: (loader) => ({
        mount: (tag) => {
          intents = [...(tag.intents ?? [])].map((control) => control.dataset.inlayPart);
          loader.setState(tag, 'mounted');
        },
      }),
    });
    const native = submitted();
    const button = document.querySelector<HTMLElement>('#b')!;
    button.click();
    button.click();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await turn();
    expect(intents).toEqual(['like']);
    expect(native).not.toHaveBeenCalled();
  });

  test('of several controls the one that was pressed last goes the native way after five seconds without code', () => {
    jest.useFakeTimers();
    page(
      '<div id=x data-react="Greeting" data-inlay-when="interaction">' +
        '<a href="#a" data-inlay-part="a">A</a><a href="#b" data-inlay-part="b">B</a></div>',
    );
    startLoader({ importModule: never });
    const followed: string[] = [];
    for (const link of document.querySelectorAll('a')) {
      link.addEventListener('click', (event) => {
        followed.push(link.textContent);
        event.preventDefault();
      });
      link.click();
    }
    jest.advanceTimersByTime(5000);
    expect(followed).toEqual(['B']);
    jest.useRealTimers();
  });

  test('clicks with a modifier stay the browser’s', () => {
    page(sleeping);
    startLoader({ importModule: never });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    document.querySelector('#l')!.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  test.each([
    ['its form', sleeping],
    [
      'a form elsewhere in the page',
      '<form id=all></form><div id=x data-react="Greeting" data-inlay-when="interaction">' +
        '<button id=b form="all" formaction="/native" data-inlay-part="like">Like</button></div>',
    ],
  ])('after five seconds without code %s goes the native way', async (_, html) => {
    jest.useFakeTimers();
    page(html);
    startLoader({ importModule: never });
    const native = submitted();
    document.querySelector<HTMLElement>('#b')!.click();
    expect(native).not.toHaveBeenCalled();
    jest.advanceTimersByTime(5000);
    expect(native).toHaveBeenCalledTimes(1);
    expect(state('#x')).toBe('error');
    expect(document.querySelector('#b')).not.toHaveAttribute('aria-busy');
    jest.useRealTimers();
  });

  test('offline, a native submit would lose the page, so Retry shows and works', async () => {
    page(sleeping);
    const log = jest.spyOn(console, 'error').mockImplementation();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let broken = true;
    startLoader({ importModule: async () => broken && Promise.reject(new Error('no network')) });
    const native = submitted();
    document.querySelector<HTMLElement>('#b')!.click();
    await turn();
    expect(native).not.toHaveBeenCalled();
    expect(document.querySelector('[role=alert]')).toHaveTextContent('This could not be loaded. Retry');
    // In vain: the box says so anew, and whoever pressed is still at its button.
    const retry = () => document.querySelector<HTMLElement>('.inl-retry button')!;
    const first = retry();
    first.focus();
    first.click();
    await turn();
    expect(retry()).not.toBe(first);
    expect(retry()).toHaveFocus();
    expect(log).toHaveBeenCalledWith(
      'Inlay:',
      expect.objectContaining({ widget: 'Greeting', phase: 'load' }),
    );
    broken = false;
    online.mockReturnValue(true);
    document.querySelector<HTMLElement>('[role=alert] button')!.click();
    await turn();
    expect(state('#x')).toBe('mounted');
  });

  test('what failed is offered again once nothing of it is on its way, which another try would only join', async () => {
    page(sleeping);
    jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isBroken = true;
    let end = (_: Error) => {};
    const hanging = new Promise<never>((_, reject) => (end = reject));
    startLoader({
      importModule: async (url) =>
        isBroken && (/greeting/.test(url) ? hanging : Promise.reject(new Error('no network'))),
    });
    document.querySelector<HTMLElement>('#b')!.click();
    await turn();
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(document.querySelector('#b')).toHaveAttribute('aria-busy', 'true');
    isBroken = false;
    end(new Error('no network'));
    await turn();
    document.querySelector<HTMLElement>('[role=alert] button')!.click();
    await turn();
    expect(state('#x')).toBe('mounted');
  });

  test('a module that no other imports is asked for once more, each time under another address', async () => {
    page(sleeping);
    jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isBroken = true;
    const asked: string[] = [];
    startLoader({
      importModule: async (url) => {
        asked.push(url.split('/').at(-1)!);
        return isBroken && /greeting/.test(url) && Promise.reject(new Error('no network'));
      },
    });
    document.querySelector<HTMLElement>('#b')!.click();
    await turn();
    isBroken = false;
    document.querySelector<HTMLElement>('[role=alert] button')!.click();
    await turn();
    expect(state('#x')).toBe('mounted');
    expect(asked).toEqual(['react.1.js', 'page.1.js', 'greeting.1.js', 'greeting.1.js?', 'greeting.1.js??']);
  });
});

describe('links that open a widget', () => {
  const link = '<p><a class="js-card" href="#profile"><b id=b>Ann</b></a></p>';
  const card: WidgetDefinition = {
    ...{ names: ['Card'], element: 'keep', when: 'visible', props: (props) => props, view: () => null },
  };
  const click = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector(selector)!.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('a click on the link is the widget’s, and a second one while it loads is the same', async () => {
    page(link);
    const open = jest.fn(() => Promise.resolve('opened' as const));
    startLoader({ card, mounter: () => ({ open }) });
    expect([click('#b'), click('#b')]).toEqual([true, true]);
    expect(document.querySelector('a')).toHaveAttribute('aria-busy', 'true');
    await turn();
    expect(open.mock.calls).toEqual([[document.querySelector('a'), card]]);
    expect(document.querySelector('a')).not.toHaveAttribute('aria-busy');
  });

  test.each(['not ours', 'no session'] as const)(
    'a link is followed when the runtime says: %s',
    async (opened) => {
      page(link);
      startLoader({ card, mounter: () => ({ open: () => Promise.resolve(opened) }) });
      const clicks: boolean[] = [];
      document.body.addEventListener('click', (event) => clicks.push(event.defaultPrevented), { once: true });
      expect(click('#b')).toBe(true);
      await turn();
      await turn();
      expect(clicks).toEqual([false]);
      expect(document.querySelector('a')).not.toHaveAttribute('aria-busy');
    },
  );

  test('a link that was given up after five seconds opens nothing when its code comes late', async () => {
    page(link);
    const open = jest.fn(() => Promise.resolve('opened' as const));
    let come = () => {};
    const late = new Promise<void>((resolve) => (come = resolve));
    const setTimeout = jest.spyOn(window, 'setTimeout');
    startLoader({ card, mounter: () => ({ open }), importModule: async () => late });
    expect(click('#b')).toBe(true);
    const [giveUp, , ...args] = setTimeout.mock.calls.find(([, pause]) => pause === 4500)!;
    setTimeout.mockRestore();
    const followed = jest.fn();
    document.body.addEventListener('click', followed, { once: true });
    (giveUp as (...all: unknown[]) => void)(...(args as unknown[]));
    expect(followed).toHaveBeenCalledTimes(1);
    come();
    for (let index = 0; index < 4; index++) await turn();
    expect(open).not.toHaveBeenCalled();
  });

  test('a link whose code does not come is followed, and the next click tries again', async () => {
    page(link);
    jest.spyOn(console, 'error').mockImplementation();
    startLoader({ importModule: () => Promise.reject(new Error('no network')) });
    const clicks: boolean[] = [];
    document.body.addEventListener('click', (event) => clicks.push(event.defaultPrevented));
    expect(click('#b')).toBe(true);
    await turn();
    await turn();
    expect(clicks).toEqual([false]);
    expect(click('#b')).toBe(true);
  });
});

describe('fetching ahead', () => {
  const sleeping = '<i data-react="greeting" data-inlay-when="interaction"></i>';
  const seldom = '<i data-react="seldom" data-inlay-when="interaction"></i>';
  const widgets = [
    { facts: { names: ['Seldom'] as const }, files: ['seldom.1'] },
    { facts: { names: ['Linked'] as const, links: 'a.js-linked' }, files: ['linked.1'] },
  ];
  const modules = { 'seldom.1': { widget: {} }, 'linked.1': { widget: {} } };
  const filesOf = (imported: string[]) => [...new Set(imported)].map((url) => url.split('/').at(-1));

  test('a page at rest fetches no code of what is pressed seldom, and works by itself, before its first use', async () => {
    page(`${seldom}<a class="js-linked" href="/x">A link works by itself.</a>`);
    const { imported } = startLoader({ saveData: false, widgets, modules });
    for (let index = 0; index < 9; index++) await turn();
    expect(imported).toEqual([]);
    window.dispatchEvent(new Event('pointermove'));
    for (let index = 0; index < 20; index++) await turn();
    expect(filesOf(imported)).toEqual(expect.arrayContaining(['page.1.js', 'seldom.1.js', 'linked.1.js']));
  });

  test('beside what is pressed on most visits, that stays with the first use', async () => {
    page(seldom + sleeping);
    const { imported } = startLoader({ saveData: false, widgets, modules });
    for (let index = 0; index < 12; index++) await turn();
    expect(filesOf(imported)).toEqual(['react.1.js', 'page.1.js', 'greeting.1.js']);
  });

  test('what the page will probably need is fetched when it is idle, module after module', async () => {
    page(sleeping);
    const { imported } = startLoader({ saveData: false });
    expect(imported).toEqual([]);
    for (let index = 0; index < 6; index++) await turn();
    expect([...new Set(imported)].map((url) => url.split('/').at(-1))).toEqual([
      'react.1.js',
      'page.1.js',
      'greeting.1.js',
    ]);
  });

  test.each(['long after', 'with the last tag, after', 'while'])(
    'what comes last in a page that is still being read is asked for, too: the page ends %s the first files come',
    async (end) => {
      page(sleeping);
      document.head.replaceChildren();
      const reading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
      Object.assign(performance, { getEntriesByName: () => [{}] });
      const asked = () =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
          ({ href }) => /([a-z]+)\.1\.js/.exec(href)?.[1],
        );
      startLoader({ saveData: false });
      await waitFor(() => expect(asked()).toEqual(['react', 'page', 'greeting']));
      if (end.endsWith('after')) for (let index = 0; index < 20; index++) await turn();
      document.body.insertAdjacentHTML(
        'beforeend',
        '<i data-react="card" data-inlay-when="interaction"></i>',
      );
      if (end === 'long after') {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      expect(asked()).not.toContain('card');
      reading.mockRestore();
      document.dispatchEvent(new Event('DOMContentLoaded'));
      await waitFor(() => expect(asked()).toContain('card'));
      Reflect.deleteProperty(performance, 'getEntriesByName');
    },
  );

  test('what stands out of view is fetched for those who use the page', async () => {
    page(sleeping);
    keepOutOfView(document.querySelector('i')!);
    const { imported } = startLoader({ saveData: false });
    for (let index = 0; index < 9; index++) await turn();
    expect(imported).toEqual([]);
    window.dispatchEvent(new Event('scroll'));
    for (let index = 0; index < 9; index++) await turn();
    expect(imported.at(-1)).toMatch(/greeting\.1\.js$/);
  });

  test('and rehearsed with a tag that sleeps, without waking it', async () => {
    page(sleeping);
    const greeting: WidgetDefinition = {
      names: ['Greeting'],
      element: 'keep',
      when: 'visible',
      props: (props) => props,
      view: () => null,
    };
    const rehearse = jest.fn(() => Promise.resolve());
    const { loader } = startLoader({ saveData: false, widget: greeting, mounter: () => ({ rehearse }) });
    for (let index = 0; index < 9; index++) await turn();
    const [tag] = loader.doctor();
    expect(rehearse.mock.calls).toEqual([[expect.objectContaining({ element: tag!.element }), greeting]]);
    expect(tag).toMatchObject({ state: 'asleep' });
  });

  test('nothing is fetched for readers who save data, nor for a page without tags', async () => {
    for (const [html, more] of [
      [sleeping, {}],
      ['<p></p>', { saveData: false }],
    ] as const) {
      page(html);
      const { imported } = startLoader(more);
      for (let index = 0; index < 6; index++) await turn();
      expect(imported).toEqual([]);
    }
  });
});

describe('before the registry is here', () => {
  const files = (imported: string[]) => imported.map((url) => /assets\/(.*)\.js/.exec(url)![1]);

  test('an empty tag in view asks for registry and runtime in one go, and then for its widget', async () => {
    page('<i id=x data-react="Greeting"></i>');
    const { imported, registryAsked } = startLoader({});
    await Promise.resolve();
    await Promise.resolve();
    expect([files(imported), registryAsked()]).toEqual([['react.1', 'page.1'], 1]);
    for (let index = 0; index < 20 && state('#x') !== 'mounted'; index++) await turn();
    expect(state('#x')).toBe('mounted');
  });

  test.each([
    ['alone', '/inlay/assets/Greeting.1.css'],
    ['beside others', '/inlay/assets/page.7.css,MoreGreeting.2.css,Greeting.1.css?v=3'],
  ])(
    'a press asks for the module of a stylesheet that the page links %s, in the same go',
    async (_, href) => {
      document.head.innerHTML = `<link rel="stylesheet" href="${href}">`;
      page('<div id=x data-react="Greeting"><button data-inlay-part="like">Like</button></div>');
      const { imported, registryAsked } = startLoader({
        widgets: [{ facts: { names: ['Greeting'] }, files: ['Greeting.1'] }],
        modules: { 'Greeting.1': { widget: {} } },
      });
      document.querySelector('button')!.click();
      expect(files(imported)).toEqual(['Greeting.1', 'react.1', 'page.1']);
      for (let index = 0; index < 20 && state('#x') !== 'mounted'; index++) await turn();
      expect([state('#x'), registryAsked()]).toEqual(['mounted', 1]);
      document.head.replaceChildren();
    },
  );

  test('an empty tag of a widget that sleeps by its own facts sleeps on', async () => {
    page('<i id=x data-react="Toast"></i>');
    const { loader, imported } = startLoader({
      widgets: [{ facts: { names: ['Toast'], when: 'interaction' }, files: ['toast.1'] }],
    });
    for (let index = 0; index < 4; index++) await turn();
    expect([loader.doctor()[0]!.state, files(imported)]).toEqual(['asleep', ['react.1', 'page.1']]);
  });

  test('a tag with server HTML sleeps until the registry says otherwise', async () => {
    page('<div id=x data-react="Greeting"><p>Hello</p></div>');
    const { imported } = startLoader({});
    expect([state('#x'), imported]).toEqual(['asleep', []]);
    for (let index = 0; index < 20 && state('#x') !== 'mounted'; index++) await turn();
    expect(state('#x')).toBe('mounted');
  });

  test('a click on a tag that turns out to be nobody’s is the page’s own', async () => {
    page('<div id=x data-react="Stranger"><a id=l href="#own" data-inlay-part="more">More</a></div>');
    startLoader({});
    const followed = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('click', followed, { once: true });
    document.querySelector<HTMLElement>('#l')!.click();
    expect(document.querySelector('#l')).toHaveAttribute('aria-busy', 'true');
    await turn();
    expect(followed).toHaveBeenCalledTimes(1);
    expect(document.querySelector('#l')).not.toHaveAttribute('aria-busy');
    expect(state('#x')).toBe('waiting');
  });

  test('a tag inside one that turns out to be nobody’s is a tag of its own', async () => {
    page('<div id=x data-react="Stranger"><i id=y data-react="Greeting"></i></div>');
    startLoader({});
    expect([state('#x'), state('#y')]).toEqual(['asleep', null]);
    for (let index = 0; index < 4; index++) await turn();
    expect([state('#x'), state('#y')]).toEqual(['waiting', 'mounted']);
  });

  test('what a host has registered wins over a widget of the build with the same name', async () => {
    page('<i id=x data-react="Greeting" data-inlay-when="interaction"></i>');
    const own: WidgetDefinition = {
      ...{ names: ['greeting'], element: 'keep', when: 'visible', props: (props) => props, view: () => null },
    };
    const mount = jest.fn();
    const { loader } = startLoader({ mounter: () => ({ mount }) });
    loader.register(own);
    document.querySelector('#x')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await turn();
    expect(mount.mock.calls[0][1]).toBe(own);
  });

  test('the registry is asked for once the page is painted, by a browser that is never idle, too', async () => {
    page('<div id=x data-react="Greeting"><p>Hello</p></div>');
    Object.assign(window, { requestIdleCallback: () => 0 });
    const { registryAsked } = startLoader({});
    expect(registryAsked()).toBe(0);
    await new Promise(requestAnimationFrame);
    await turn();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    expect(registryAsked()).toBe(1);
  });

  test('a page without tags asks for nothing, ever', async () => {
    page('<p>Words</p>');
    const { registryAsked } = startLoader({ saveData: false });
    for (let index = 0; index < 6; index++) await turn();
    window.dispatchEvent(new Event('load'));
    expect(registryAsked()).toBe(0);
  });

  test('it is asked for ever more rarely where it cannot be had', async () => {
    page('<div id=x data-react="Greeting"><p>Hello</p></div>');
    jest.useFakeTimers();
    const { registryAsked } = startLoader({ registryFailures: 4 });
    await jest.advanceTimersByTimeAsync(11_900);
    expect(registryAsked()).toBe(4);
    await jest.advanceTimersByTimeAsync(200);
    jest.useRealTimers();
    await turn();
    expect(state('#x')).toBe('mounted');
  });
});
