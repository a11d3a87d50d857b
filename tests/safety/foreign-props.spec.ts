import type { Page } from '@playwright/test';
import { addProbe, probeState } from '../support/probeWidget';
import { expect, test } from '../support/safetyTest';

test.describe('T05, T07: prototype keys in props, and what React or a component would take for its own', () => {
  const attacks = {
    'at the top': '{"__proto__":{"isAdmin":true},"userID":1}',
    escaped: '{"\\u005f_proto__":{"isAdmin":true}}',
    'constructor.prototype': '{"constructor":{"prototype":{"isAdmin":true}}}',
    'four deep': '{"a":{"b":[{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}]}}',
  };
  const hostile: Record<string, unknown> = {
    dangerouslySetInnerHTML: { __html: '<img src=x onerror="__pwned=1">' },
    'children object': { children: {} },
    'children nested': { children: [['<b>x</b>', { type: 'script', props: {} }]] },
    style: { style: 'position:fixed;inset:0' },
    'ref and key': { ref: 'x', key: {} },
    handler: { onClick: 'alert(1)', onError: 'alert(1)' },
    as: { as: 'script', type: 'script', component: 'iframe', is: 'x' },
    href: { href: 'javascript:__pwned=1', src: 'javascript:__pwned=1', action: 'javascript:__pwned=1' },
    className: { className: {}, class: [] },
    contents: { contents: '<img src=x onerror="__pwned=1">' },
    'element look-alike': { $$typeof: 'Symbol(react.transitional.element)', type: 'script', props: {} },
  };
  const own: Record<string, object> = {
    ReactionBar: { recordType: 'comment', recordID: 1, categoryID: 1, closed: false, reactions: [] },
    UserCard: { userID: 1 },
  };
  const wrong: [string, string][] = [
    ['no JSON', '{'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['a string', '"x"'],
    ['wrong types', '{"recordType":5,"recordID":"x","reactions":{}}'],
    [
      'an unknown record type',
      '{"recordType":"../users","recordID":1,"categoryID":1,"closed":false,"reactions":[]}',
    ],
    ['a hundred thousand levels', '['.repeat(100_000)],
  ];
  test("reach neither the widget nor any object, run nothing and load nothing; the server's HTML stays where they are no props", async ({
    problems,
    openThread,
    expectUnharmed,
  }) => {
    const page = await openThread();
    for (const [name, props] of Object.entries(attacks))
      await test.step(name, async () => {
        // A name of its own: one that is known is not registered again.
        await addProbe(page, `Probe ${name}`.replace(/\W/g, ''), 'shows its props', props);
        await expect.poll(() => probeState(page)).toEqual({ state: 'mounted', text: 'probe' });
        const found = await page.evaluate(() => {
          const { probeProps } = window as unknown as { probeProps: Record<string, unknown> };
          const keys: string[] = [];
          JSON.stringify(probeProps, (key, value: unknown) => {
            keys.push(key);
            return value;
          });
          return {
            own: (probeProps as { isAdmin?: unknown }).isAdmin ?? null,
            everywhere: ({} as { isAdmin?: unknown }).isAdmin ?? null,
            keys: keys.filter((key) => ['__proto__', 'constructor', 'prototype'].includes(key)),
          };
        });
        expect(found).toEqual({ own: null, everywhere: null, keys: [] });
      });

    await page.evaluate(() => document.getElementById('probe')?.remove());
    // Refusing them is as good as leaving them out, and says so on the console.
    problems.allow(/Inlay: \w+ failed \(props\)/);
    const all = [
      ...Object.entries(hostile),
      ['all at once', Object.assign({}, ...Object.values(hostile))],
      ['as if React said so', hostile],
    ] as [string, object][];
    for (const [widget, good] of Object.entries(own))
      await addTags(
        page,
        widget,
        all.map(([name, bad]) => [`${widget}: ${name}`, JSON.stringify({ ...good, ...bad })]),
      );
    for (const probe of await page.locator('.probe').all())
      await expect(probe).toHaveAttribute('data-inlay-state', /mounted|error/);
    const found = page.locator('.probe:has(script, iframe, img[src="x"], [href^="javascript:" i])');
    expect(await found.evaluateAll((each) => each.map((one) => (one as HTMLElement).title))).toEqual([]);

    await page.evaluate(() => document.querySelectorAll('.probe').forEach((each) => each.remove()));
    await addTags(page, 'ReactionBar', wrong);
    await expect(page.locator('.probe[data-inlay-state="error"]')).toHaveCount(wrong.length);
    const texts = () =>
      page
        .locator('.probe')
        .evaluateAll((each) => each.map((one) => [(one as HTMLElement).title, one.textContent]));
    await expect.poll(texts).toEqual(wrong.map(([name]) => [name, 'server HTML']));
    await expectUnharmed();
  });
});

/** A tag of the widget for each of the props, `[title, JSON]`, at the end of the page. */
const addTags = (page: Page, widget: string, all: readonly (readonly [string, string])[]) =>
  page.evaluate(
    ([name, given]) =>
      document.querySelector('main')!.append(
        ...given.map(([title, json]) => {
          const element = document.createElement('div');
          element.className = 'probe';
          element.title = title;
          element.setAttribute('data-react', name);
          element.setAttribute('data-inlay-when', 'now');
          element.setAttribute('data-props', json);
          element.textContent = 'server HTML';
          return element;
        }),
      ),
    [widget, all] as const,
  );
