import { addProbe, probeState } from '../support/probeWidget';
import type { ProbeKind } from '../support/probeWidget';
import { barOf, toggleReaction } from '../support/reactionBar';
import { expect, test } from '../support/safetyTest';

test.describe('F11–F13, F16: a widget that throws takes nothing else with it, and it is said which', () => {
  const kinds: [ProbeKind, RegExp][] = [
    ['throws at render', /render/],
    ['throws in an effect', /effect|render/],
    ['throws a string', /render/],
    ['throws what has no text', /render/],
    ['never settles', /./],
  ];
  test('while rendering, in an effect, with a string, without end, in a handler of a part that came later', async ({
    page,
    problems,
    openThread,
    expectUnharmed,
  }) => {
    await page.route(/assets\/WhoReacted-/, async (route) => {
      // Node knows no names below localhost.
      const url = new URL(route.request().url());
      url.hostname = '127.0.0.1';
      const response = await route.fetch({ url: url.href });
      const body = `${await response.text()}\naddEventListener('probe', () => { throw new Error('A later part fails.'); });`;
      await route.fulfill({ response, body });
    });
    await openThread();
    await test.step('a listener that cancels the event keeps the console quiet', async () => {
      await page.evaluate(() =>
        document.addEventListener('inlay:error', (event) => event.preventDefault(), { once: true }),
      );
      await addProbe(page, 'Probe', 'throws at render');
      expect((await probeState(page)).state).toBe('error');
      expect(problems.problems()).toEqual([]);
    });
    problems.allow(/Inlay: Probe\d failed/);
    await page.evaluate(() => {
      document.addEventListener('inlay:error', (event) => {
        const { widget, element, phase } = (
          event as CustomEvent<{ widget: string; element: Element; phase: string }>
        ).detail;
        (window as unknown as { heard: unknown }).heard = { widget, id: element.id, phase };
      });
    });
    for (const [index, [kind, phase]] of kinds.entries()) {
      await test.step(kind, async () => {
        await addProbe(page, `Probe${index}`, kind);
        const { state, text } = await probeState(page);
        expect(state).toBe('error');
        // The server's HTML is back, and there is a way to try again.
        expect(text).toContain('server HTML');
        await expect(page.locator('#probe').getByRole('button')).toBeVisible();
        await expect
          .poll(() => page.evaluate(() => (window as unknown as { heard?: unknown }).heard))
          .toEqual({ widget: `Probe${index}`, id: 'probe', phase: expect.stringMatching(phase) });
      });
    }

    // An error in a handler of a part that came later.
    problems.allow(/A later part fails/);
    await toggleReaction(page, barOf(page), 'Like');
    const heard = await page.evaluate(
      () =>
        new Promise<{ widget: string; phase: string }>((resolve) => {
          document.addEventListener('inlay:error', (event) => {
            const { widget, phase } = (event as CustomEvent<{ widget: string; phase: string }>).detail;
            resolve({ widget, phase });
          });
          const throwing = setInterval(() => dispatchEvent(new Event('probe')), 100);
          document.addEventListener('inlay:error', () => clearInterval(throwing));
        }),
    );
    expect(heard).toEqual({ widget: 'ReactionBar', phase: 'event' });
    await expectUnharmed();
  });
});

test.describe('F17, F18: a host that changes our nodes, and a translator that wraps every text', () => {
  const changes: [string, (element: Element) => void, boolean][] = [
    ['removes the element', (element) => element.remove(), false],
    ['empties the container', (element) => element.parentElement!.replaceChildren(), false],
    ['empties the element', (element) => element.replaceChildren(), true],
    ['replaces its text', (element) => void (element.textContent = 'changed'), true],
    ['takes our first button out', (element) => element.querySelector('button')!.remove(), true],
    ['moves it', (element) => document.querySelector('footer, body')!.append(element), true],
    [
      'takes it out and puts it back',
      (element) => {
        const parent = element.parentElement!;
        element.remove();
        setTimeout(() => parent.append(element), 300);
      },
      true,
    ],
    [
      'wraps it',
      (element) => {
        const wrapper = document.createElement('section');
        element.replaceWith(wrapper);
        wrapper.append(element);
      },
      true,
    ],
  ];
  test('is noticed, and what stays in the page answers', async ({ openThread, expectUnharmed }) => {
    const page = await openThread();
    await barOf(page, 2).evaluate((bar, count) => {
      for (let at = 0; at < count; at += 1) {
        const copy = bar.cloneNode(true) as HTMLElement;
        copy.id = `case-${at}`;
        copy.removeAttribute('data-inlay-state');
        copy.setAttribute('data-inlay-when', 'now');
        document.querySelector('main')!.appendChild(document.createElement('div')).append(copy);
      }
    }, changes.length);
    await expect(page.locator('[id^="case-"][data-inlay-state="mounted"]')).toHaveCount(changes.length);
    for (const [at, [, change]] of changes.entries()) await page.locator(`#case-${at}`).evaluate(change);
    /** Those that the runtime knows. */
    const known = () =>
      page.evaluate(
        (count) =>
          Array.from({ length: count }, (_, at) =>
            window.inlay!.doctor().some(({ element }) => element.id === `case-${at}`),
          ),
        changes.length,
      );
    const expected = changes.map(([, , stays]) => stays);
    await expect.poll(known, changes.map(([name]) => name).join()).toEqual(expected);
    // Whatever the host did to it, props that change later must not throw.
    await page.locator('[id^="case-"]').evaluateAll((elements) => {
      for (const element of elements)
        element.setAttribute('data-props', element.getAttribute('data-props') ?? '{}');
    });
    for (const name of ['moves it', 'takes it out and puts it back', 'wraps it']) {
      const bar = page.locator(`#case-${changes.findIndex(([each]) => each === name)}`);
      await expect(bar).toHaveAttribute('data-inlay-state', 'mounted');
      await toggleReaction(page, bar, 'Like');
    }
    await expectUnharmed();
    await expect.poll(known).toEqual(expected);

    // F18: a translator that wraps every text, while bars sleep and while they are mounted.
    await toggleReaction(page, barOf(page, 2), 'Like');
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode.nodeValue!.trim()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.parentElement!.closest('script,style,textarea')) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
      }
    });
    for (const bar of [barOf(page, 1), barOf(page, 2)]) {
      // Three times, so that a count appears, changes and goes.
      for (let round = 0; round < 3; round += 1) await toggleReaction(page, bar, 'Like');
      const stale = () =>
        bar.locator('button[aria-pressed]').evaluateAll((buttons) =>
          buttons.flatMap((button) => {
            const named = /, ([\d.,kKmM]+) /.exec(button.getAttribute('aria-label') ?? '')?.[1] ?? '';
            const text = button.textContent.trim();
            return named === text ? [] : [`${button.getAttribute('aria-label')} shows "${text}"`];
          }),
        );
      await expect.poll(stale).toEqual([]);
    }
    await expectUnharmed();
  });
});
