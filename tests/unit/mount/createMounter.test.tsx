import { useEffect, useState } from 'react';
import { defineWidget } from '../../../src/contract/widget';
import { startMounter } from '../../support/startMounter';
import { frame, turn } from '../../support/startLoader';

interface Props {
  name: string;
}

const greeting = (view: React.ComponentType<Props>, more: object = {}) =>
  defineWidget<Props>({
    names: ['Greeting'],
    element: 'keep',
    when: 'now',
    props: ({ name }) => {
      if (typeof name !== 'string') throw new Error('name: not a string');
      return { name };
    },
    view,
    ...more,
  }) as never;

const Hello = ({ name }: Props) => <b>Hello {name}</b>;
const tag = (inside = '<i>server</i>', attributes = '') =>
  `<div data-react="Greeting" data-props='{"name":"Ann"}' ${attributes}>${inside}</div>`;

// React's own act() would hide the order of things that these tests are about.
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

describe('setting in', () => {
  test('the view takes the place of the server’s HTML, and says so', async () => {
    const heard: unknown[] = [];
    document.addEventListener('inlay:mounted', (event) => heard.push((event as CustomEvent).detail), {
      once: true,
    });
    const { element, loader } = await startMounter(tag(), greeting(Hello));
    expect(element).toHaveTextContent('Hello Ann');
    expect(element).toHaveAttribute('data-inlay-state', 'mounted');
    expect(heard).toEqual([{ widget: 'Greeting', element }]);
    expect(Object.keys(loader.doctor()[0]!.timings)).toEqual(['found', 'woken', 'loaded', 'mounted']);
  });

  test('a widget that replaces its element puts its own in its place', async () => {
    await startMounter(`<p>${tag().replaceAll('div', 'span')}</p>`, greeting(Hello, { element: 'replace' }));
    expect(document.querySelector('p')).toHaveTextContent('Hello Ann');
    expect(document.querySelector('span')).toBeNull();
    expect(document.querySelectorAll('[data-inlay-state="mounted"]')).toHaveLength(1);
  });

  test('an element that was hidden until now shows', async () => {
    const { element } = await startMounter(
      tag('', 'data-unhide="true" style="display:none!important"'),
      greeting(Hello),
    );
    expect(element).not.toHaveAttribute('style');
  });

  test('a widget that asks for its contents gets the HTML that was there', async () => {
    const View = ({ contents }: { contents?: string }) => <pre>{contents}</pre>;
    const { element } = await startMounter(tag(), greeting(View as never, { contents: true }));
    expect(element.textContent).toBe('<i>server</i>');
  });

  test('one that asks for what is printed finds it there when it is first rendered', async () => {
    const View = ({ printed }: { printed?: Element }) => {
      const [text] = useState(() => printed?.querySelector('i')?.textContent);
      return <pre>kept: {text}</pre>;
    };
    const { element } = await startMounter(tag(), greeting(View as never, { printed: true }));
    expect(element.textContent).toBe('kept: server');
  });

  test.each(['keep', 'replace'] as const)(
    'focus, typed text and selection go over to the view’s controls (%s)',
    async (how) => {
      const Field = () => {
        const [text, setText] = useState('');
        return (
          <label>
            {text.length}
            <input data-inlay-part="text" value={text} onChange={(event) => setText(event.target.value)} />
          </label>
        );
      };
      document.body.innerHTML = '';
      const started = startMounter(
        tag('<input data-inlay-part="text">', 'data-inlay-when="interaction"'),
        greeting(Field, { element: how }),
      );
      const input = document.querySelector('input')!;
      input.value = 'abcd';
      input.focus();
      input.setSelectionRange(1, 3);
      const { element } = await started;
      const own = element.querySelector('input')!;
      expect(own).not.toBe(input);
      expect(own).toHaveFocus();
      expect([own.value, own.selectionStart, own.selectionEnd]).toEqual(['abcd', 1, 3]);
      expect(element.querySelector('label')).toHaveTextContent('4');
    },
  );

  test('what was clicked before is done once, by the view', async () => {
    const clicks = jest.fn();
    const Button = () => (
      <button data-inlay-part="go" onClick={clicks}>
        Go
      </button>
    );
    const started = startMounter(
      tag('<button data-inlay-part="go">Go</button>', 'data-inlay-when="interaction"'),
      greeting(Button),
    );
    const button = document.querySelector('button')!;
    button.click();
    button.click();
    await started;
    expect(clicks).toHaveBeenCalledTimes(1);
  });

  test('nothing is swapped while something is pressed', async () => {
    let release: () => void = () => undefined;
    const released = () => new Promise<void>((resolve) => (release = resolve));
    const { element } = await startMounter(tag('<button>Go</button>'), greeting(Hello), { released });
    expect(element).toHaveTextContent('Go');
    release();
    await turn();
    await turn();
    expect(element).toHaveTextContent('Hello Ann');
  });
});

describe('props', () => {
  test('props that the guard refuses leave the server’s HTML as it is', async () => {
    const { element, failures, loader } = await startMounter(
      tag().replace('"Ann"', '{"a":1}'),
      greeting(Hello),
    );
    expect(element.innerHTML).toBe('<i>server</i>');
    expect(failures).toEqual([expect.objectContaining({ widget: 'Greeting', phase: 'props' })]);
    expect(loader.doctor()[0]).toMatchObject({ state: 'error', reason: 'props: name: not a string' });
  });

  test('code that is no widget leaves the page to its own HTML, and the click to its form', async () => {
    document.body.innerHTML = '';
    const started = startMounter(
      tag('<form><button data-inlay-part="go">Go</button></form>', 'data-inlay-when="interaction"'),
      {} as never,
    );
    const native = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('submit', native, { once: true });
    const button = document.querySelector('button')!;
    button.click();
    const { failures } = await started;
    expect(native).toHaveBeenCalledTimes(1);
    expect(button).not.toHaveAttribute('aria-busy');
    expect(failures).toEqual([expect.objectContaining({ widget: 'Greeting', phase: 'props' })]);
  });

  test('administrators see why', async () => {
    const { element } = await startMounter(tag().replace('"Ann"', '7'), greeting(Hello), {
      showsDetails: () => true,
    });
    expect(element.querySelector('pre')).toHaveTextContent('name: not a string');
  });

  test('a host that changes the props changes the view; bad ones change nothing', async () => {
    const { element, failures } = await startMounter(tag(), greeting(Hello));
    element.setAttribute('data-props', '{"name":"Bob"}');
    await turn();
    await turn();
    expect(element).toHaveTextContent('Hello Bob');
    element.setAttribute('data-props', '{"name":');
    await turn();
    expect(element).toHaveTextContent('Hello Bob');
    expect(failures).toHaveLength(1);
  });
});

const refuses = () => {
  throw new Error('not this one');
};

describe('failing alone', () => {
  const Failing = { at: '' };
  const View = ({ name }: Props) => {
    const [count, setCount] = useState(0);
    if (Failing.at === 'render' || (Failing.at === 'update' && count)) throw new Error('no view');
    useEffect(() => {
      if (Failing.at === 'effect') throw new Error('no effect');
    }, []);
    return (
      <button onClick={() => setCount(count + 1)}>
        {name} {count}
      </button>
    );
  };
  const two = `${tag()}<aside data-react="Greeting" data-props='{"name":"Bob"}'></aside>`;

  test.each(['render', 'effect'])(
    'a view that throws in %s gives the server’s HTML back, with Retry',
    async (at) => {
      Failing.at = at;
      const { element, failures } = await startMounter(two, greeting(View));
      expect(element.innerHTML).toMatch(/^<i>server<\/i><span class="inl-retry /);
      expect(failures[0]).toMatchObject({ widget: 'Greeting', element, phase: at });
      Failing.at = '';
      element.querySelector<HTMLElement>('.inl-retry button')!.click();
      await turn();
      await turn();
      expect(element).toHaveTextContent('Ann 0');
      expect(element).toHaveAttribute('data-inlay-state', 'mounted');
    },
  );

  test('whoever tries again in vain is at Retry again, and at what has come when it works', async () => {
    Failing.at = 'render';
    const { element } = await startMounter(two, greeting(View));
    const retry = () => element.querySelector<HTMLElement>('.inl-retry button')!;
    const first = retry();
    const press = async () => {
      retry().focus();
      retry().click();
      await turn();
      await turn();
    };
    await press();
    expect(retry()).not.toBe(first);
    expect(retry()).toHaveFocus();
    Failing.at = '';
    await press();
    expect(element).toHaveTextContent('Ann 0');
    // What fails after that is not what somebody has tried.
    const other = document.querySelector('aside')!.querySelector<HTMLElement>('button')!;
    other.focus();
    Failing.at = 'update';
    element.querySelector('button')!.click();
    await turn();
    expect(retry()).toBeInTheDocument();
    expect(other).toHaveFocus();
  });

  test.each<[string, () => unknown]>([
    ['without a text', () => Object.create(null)],
    ['that throws when it is asked', () => Object.defineProperty(new Error(), 'message', { get: refuses })],
  ])('what it throws is something %s', async (_, thrown) => {
    const Throwing = () => {
      throw thrown();
    };
    const { element, failures } = await startMounter(two, greeting(Throwing), { showsDetails: () => true });
    expect(element).toHaveAttribute('data-inlay-state', 'error');
    expect(element.innerHTML).toMatch(/^<i>server<\/i><span class="inl-retry /);
    expect(failures).toHaveLength(2);
  });

  test('a view that finds nodes gone before it has shown gives the server’s HTML back', async () => {
    const Gone = () => {
      throw new DOMException('not here', 'NotFoundError');
    };
    const { element } = await startMounter(two, greeting(Gone));
    await turn();
    expect(element.innerHTML).toMatch(/^<i>server<\/i><span class="inl-retry /);
  });

  test('a definition that fails when it is asked for its view can be tried again', async () => {
    let isBroken = true;
    const definition = Object.defineProperty(greeting(Hello, {}) as object, 'view', {
      get() {
        if (isBroken) throw new Error('not yet');
        return Hello;
      },
    }) as never;
    const { element } = await startMounter(tag(), definition);
    expect(element.innerHTML).toMatch(/^<i>server<\/i><span class="inl-retry /);
    isBroken = false;
    element.querySelector<HTMLElement>('.inl-retry button')!.click();
    await turn();
    await turn();
    expect(element).toHaveTextContent('Hello Ann');
  });

  test('the page is in the way of the mounting itself: the tag says so, and those after it are set in', async () => {
    Failing.at = '';
    document.body.innerHTML = '';
    const started = startMounter(two, greeting(View, { element: 'replace' }));
    const first = document.querySelector('[data-react]')!;
    first.replaceWith = refuses;
    const { failures } = await started;
    expect(first).toHaveAttribute('data-inlay-state', 'error');
    expect(first).toHaveTextContent('Retry');
    expect(failures).toEqual([expect.objectContaining({ phase: 'render', element: first })]);
    expect(document.body).toHaveTextContent('Bob 0');
  });

  test('a view that throws after an update gives its own last good HTML back', async () => {
    Failing.at = 'update';
    const { element, failures } = await startMounter(two, greeting(View));
    expect(document.querySelector('aside')).toHaveTextContent('Bob 0');
    element.querySelector('button')!.click();
    await turn();
    expect(element.querySelector('button')).toHaveTextContent('Ann 0');
    expect(element.querySelector('.inl-retry')).toBeInTheDocument();
    expect(failures).toEqual([expect.objectContaining({ phase: 'update' })]);
    Failing.at = '';
    document.querySelector<HTMLElement>('aside button')!.click();
    await turn();
    expect(document.querySelector('aside')).toHaveTextContent('Bob 1');
  });

  test('a page that rewrites our text breaks nothing: the view is made anew', async () => {
    const Text = () => {
      const [on, setOn] = useState(true);
      return <p onClick={() => setOn(!on)}>{on && 'on'} text</p>;
    };
    const { element, failures, loader } = await startMounter(tag(), greeting(Text));
    const paragraph = element.querySelector('p')!;
    // As translation extensions do it.
    const font = document.createElement('font');
    font.append(paragraph.firstChild!);
    paragraph.prepend(font);
    paragraph.click();
    await turn();
    await turn();
    expect(failures).toEqual([]);
    expect(loader.doctor()[0]).toMatchObject({ state: 'mounted' });
    expect(element.querySelector('p')).toHaveTextContent('on text');
  });
});

describe('the first of a kind', () => {
  /** In how many turns of the browser a view of slow parts is rendered. */
  async function turnsOf(html: string): Promise<number> {
    const seen = new Set<number>();
    let turns = 0;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      turns += 1;
      port2.postMessage(0);
    };
    port2.postMessage(0);
    const Slow = () => {
      seen.add(turns);
      for (const end = performance.now() + 4; performance.now() < end;);
      return null;
    };
    const Parts = () => Array.from({ length: 8 }, (_, index) => <Slow key={index} />);
    const { element } = await startMounter(html, greeting(Parts as never));
    port1.onmessage = null;
    expect(element).toHaveAttribute('data-inlay-state', 'mounted');
    return seen.size;
  }

  test('is rendered in several turns where nothing stands', async () => {
    expect(await turnsOf(tag(''))).toBeGreaterThan(1);
  });

  test('is rendered in one where something could be lost meanwhile', async () => {
    expect(await turnsOf(tag())).toBe(1);
  });

  test.each(['render', 'effect'])('leaves its place empty when it throws in %s, with Retry', async (at) => {
    const View = () => {
      if (at === 'render') throw new Error('no view');
      useEffect(() => {
        throw new Error('no effect');
      }, []);
      return <b>view</b>;
    };
    const { element, failures } = await startMounter(tag(''), greeting(View));
    expect(element.innerHTML).toMatch(/^<span class="inl-retry /);
    expect(failures).toEqual([expect.objectContaining({ widget: 'Greeting', element, phase: at })]);
  });

  test('that is taken out before it is there leaves nothing behind', async () => {
    const Parts = () => {
      // The host takes it while it is being rendered.
      document.querySelector('[data-react]')?.remove();
      return <b>view</b>;
    };
    const { loader, failures } = await startMounter(tag(''), greeting(Parts));
    await frame();
    await turn();
    expect(loader.doctor()).toEqual([]);
    expect(failures).toEqual([]);
  });
});

describe('the host takes elements away', () => {
  test('a removed element is unmounted, and mounted again when it comes back', async () => {
    const stopped = jest.fn();
    const Timer = ({ name }: Props) => {
      useEffect(() => stopped, []);
      return <b>Hello {name}</b>;
    };
    const html = `<main>${tag().replace('Greeting', 'GREETING')}</main>`;
    const { element, loader } = await startMounter(html, greeting(Timer));
    const main = document.querySelector('main')!;
    const heard: unknown[] = [];
    document.addEventListener('inlay:unmounted', (event) => heard.push((event as CustomEvent).detail), {
      once: true,
    });
    element.remove();
    await frame();
    await turn();
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(heard).toEqual([{ widget: 'Greeting', element }]);
    expect(loader.doctor()).toEqual([]);
    expect(element.innerHTML).toBe('<i>server</i>');
    main.append(element);
    await frame();
    await turn();
    await turn();
    expect(element).toHaveTextContent('Hello Ann');
  });

  test('an element that is moved stays mounted', async () => {
    const { element } = await startMounter(`${tag()}<main></main>`, greeting(Hello));
    const view = element.querySelector('b');
    document.querySelector('main')!.append(element);
    await frame();
    await turn();
    expect(element.querySelector('b')).toBe(view);
    expect(element).toHaveAttribute('data-inlay-state', 'mounted');
  });

  test('an element that the host has emptied causes no error when it goes', async () => {
    const { element, failures } = await startMounter(`<main>${tag()}</main>`, greeting(Hello));
    element.innerHTML = '';
    document.querySelector('main')!.innerHTML = '';
    await frame();
    await turn();
    expect(failures).toEqual([]);
  });
});

test.each([
  ['what stands around a tag says what it does not', `{"name":"Zoe"}`, '{}', 'Hello Zoe'],
  ['what it says itself goes first', `{"name":"Zoe"}`, `{"name":"Ann"}`, 'Hello Ann'],
])('%s', async (_, shared, props, text) => {
  const inner = `<div data-react="Greeting" data-props='${props}'></div>`;
  await startMounter(`<section data-inlay-shared='${shared}'>${inner}</section>`, greeting(Hello));
  expect(document.querySelector('section')).toHaveTextContent(text);
});

test('so does what stands around a link', async () => {
  const widget = greeting(Hello, { fromLink: (link: HTMLElement) => ({ name: link.dataset.name }) });
  const link = '<a class="js-card" href="#z">link</a>';
  await startMounter(`<section data-inlay-shared='{"name":"Zoe"}'>${link}</section>`, widget);
  document.querySelector('a')!.click();
  await turn();
  await turn();
  expect(document.querySelector('.inl-host')).toHaveTextContent('Hello Zoe');
});

test('a link opens its widget, and a second click closes it', async () => {
  const Card = ({ name, anchor }: Props & { anchor?: HTMLElement }) => (
    <dialog open>
      {name} {anchor?.textContent}
    </dialog>
  );
  const widget = greeting(Card as never, { fromLink: (link: HTMLElement) => ({ name: link.dataset.name }) });
  await startMounter('<a class="js-card" data-name="Zoe" href="#z">link</a>', widget);
  const link = document.querySelector('a')!;
  link.click();
  await turn();
  await turn();
  expect(document.querySelector('dialog')).toHaveTextContent('Zoe link');
  link.click();
  await turn();
  await turn();
  expect(document.querySelector('dialog')).toBeNull();
});
