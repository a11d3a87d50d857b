import type { Page } from '@playwright/test';
import { holdCalls } from '../support/holdCalls';
import { htmlAttacks } from '../support/htmlAttacks';
import { expect, test } from '../support/safetyTest';
import type { ServerFault } from '../support/serverFaults';

interface Tag {
  name: string;
  props: unknown;
  /** What it is a case of. */
  title?: string;
}

/** Puts tags at the end of the page, each awake as soon as its widget is there. */
const plantTags = (page: Page, tags: Tag[]) =>
  page.evaluate((all) => {
    for (const { name, props, title = name } of all) {
      const element = document.createElement('div');
      Object.assign(element, { className: 'case', title });
      element.setAttribute('data-react', name);
      element.setAttribute('data-inlay-when', 'now');
      element.setAttribute('data-props', JSON.stringify(props));
      document.querySelector('main')!.append(element);
    }
  }, tags);

const poll = (pollID: number, words: string, more: object = {}) => ({
  ...{ pollID, name: words, closed: false, countVotes: 3, votedOptionID: 1, mayVote: true, mayClose: true },
  options: [
    { pollOptionID: 1, body: words, countVotes: 2 },
    { pollOptionID: 2, body: `2 ${words}`, countVotes: 1 },
  ],
  ...more,
});
const menu = { recordType: 'comment', recordID: 1, userID: 3, url: '/', label: 'x' };
const answer = { part: 'buttons', discussionID: 1, commentID: 1, status: 'pending' };

test('T10, T15, T48: markup, numbers that are none and addresses in polls, answers and menus are text, or refused', async ({
  origins,
  problems,
  openThread,
  expectUnharmed,
}) => {
  const page = await openThread();
  problems.allow(/Inlay: (Poll|QnA|PostMenu) failed \(props\)/);
  const attacks = Object.entries(htmlAttacks(origins.evil.url));
  const shown: Tag[] = [
    ...attacks.flatMap(([title, attack], at) => [
      { name: 'Poll', title, props: { poll: poll(9000 + at, attack) } },
      { name: 'PostMenu', title, props: { ...menu, url: `javascript:__pwned=1//${attack}`, label: attack } },
    ]),
    { name: 'Poll', props: { poll: poll(9100, 'sum', { countVotes: 0 }) } },
    {
      name: 'Poll',
      title: 'more than all',
      props: {
        poll: poll(9101, 'sum', {
          options: [{ pollOptionID: 1, body: 'all', countVotes: Number.MAX_SAFE_INTEGER }],
        }),
      },
    },
    { name: 'QnA', props: { part: 'question', discussionID: 1, statusID: 1e21 } },
  ];
  const refused: Tag[] = [
    ...[1e21, -1, 1.5, '5', null, {}].map((countVotes) => ({
      name: 'Poll',
      props: { poll: poll(9200, 'n', { countVotes }) },
    })),
    { name: 'Poll', props: { poll: poll(1.5, 'n') } },
    { name: 'Poll', props: { poll: poll(9300, 'x'.repeat(2000)) } },
    { name: 'Poll', props: { poll: poll(9300, 'x', { options: Array(500).fill({}) }) } },
    ...[{ status: '<b>' }, { commentID: '1/../../admin' }, { part: '__proto__' }, { discussionID: -1 }].map(
      (wrong) => ({ name: 'QnA', props: { ...answer, ...wrong } }),
    ),
    ...[{ recordType: '//EVIL' }, { recordID: '1?x=' }, { url: 5 }, { url: 'x'.repeat(100_000) }].map(
      (wrong) => ({ name: 'PostMenu', props: { ...menu, ...wrong } }),
    ),
  ];
  await plantTags(page, [...shown, ...refused]);
  await expect(page.locator('.case[data-inlay-state="mounted"]')).toHaveCount(shown.length);
  await expect(page.locator('.case[data-inlay-state="error"]')).toHaveCount(refused.length);
  const told = () =>
    page.locator('.case').evaluateAll((cases) => ({
      planted: cases
        .filter((each) => each.querySelector('script, iframe, img, object, embed, style, base, meta, a'))
        .map((each) => each.getAttribute('title')),
      handlers: cases.flatMap((each) =>
        [...each.querySelectorAll('*')].flatMap((part) =>
          part.getAttributeNames().filter((name) => name.startsWith('on')),
        ),
      ),
      names: cases.flatMap((each) => each.querySelector('legend')?.textContent ?? []),
      shares: cases.flatMap((each) =>
        each.getAttribute('title') === 'more than all'
          ? (each.querySelector('.inl-poll__share')?.textContent ?? [])
          : [],
      ),
    }));
  await expect.poll(told).toMatchObject({ planted: [], handlers: [], shares: ['100%'] });
  expect((await told()).names.slice(0, attacks.length)).toEqual(attacks.map(([, attack]) => attack));

  const button = page.locator('.case[data-react="PostMenu"]').first().locator('[data-inlay-part="share"]');
  await button.click();
  await page.getByRole('menuitem', { name: 'Copy Link to Comment' }).click();
  // Whether the browser lets it be copied or not: it is the forum's own address.
  const toast = page.locator('.inl-toast').last();
  await expect(toast).toContainText(/Link copied|^http:\/\/forum/);
  await expectUnharmed();
});

const json = (value: unknown) => JSON.stringify(value);
const faults: [string, ServerFault][] = [
  ['F01 500 with markup', { status: 500, body: json({ message: 'The <b>glue</b> is out.', status: 500 }) }],
  [
    'F04 a firewall',
    { status: 403, body: '<h1>Blocked</h1><img src=x onerror=__pwned=1>', contentType: 'text/html' },
  ],
  ['F06 half a JSON', { status: 200, body: '{"pollID":1,"na' }],
  ['F06 somebody else’s record', { status: 200, body: json({ pollID: 77, status: 'x' }) }],
  ['F06 no byte', { drop: 'before' }],
  ['F07 401', { status: 401, body: json({ message: 'Session expired.', status: 401 }) }],
  ['F07 403', { status: 403, body: json({ message: 'Permission Problem', status: 403 }) }],
  ['F07 404', { status: 404, body: json({ message: 'Gone.', status: 404 }) }],
];

test('F01–F07, T50: votes and judgements that the server answers badly, slowly or twice say so and take back what it has not', async ({
  origins,
  problems,
  openThread,
  expectUnharmed,
}) => {
  const page = await openThread();
  problems.allow(/Failed to load resource/, /net::ERR_/);
  const calls = { poll: /\/polls\/1(\/vote)?$/, answer: /\/comments\/1\/answer/ };
  const real = await page.evaluate(
    async () => (await (await fetch('/api/v2/polls/1')).json()) as { options: { body: string }[] },
  );
  await plantTags(page, [
    { name: 'Poll', props: { poll: { ...real, mayVote: true, mayClose: true, votedOptionID: null } } },
    { name: 'QnA', props: answer },
  ]);
  const form = page.locator('.case[data-react="Poll"]');
  const vote = form.getByRole('button', { name: /ote$/ });
  const option = form.getByRole('radio').first();
  const accept = page.locator('.case').getByRole('button', { name: 'Accept answer' });
  await expect(accept).toBeVisible();
  const shown = form.locator('.inl-poll__total');
  await expect(shown).toHaveText(/\S/);
  const total = await shown.textContent();

  // What the poll is read as after a failure: the reader may vote, whatever this forum's own poll says.
  const state = { ...real, mayVote: true, mayClose: true, votedOptionID: null };
  origins.faults.set(calls.poll, { method: 'GET', status: 200, body: json(state) });
  await option.check();
  for (const [name, fault] of faults)
    await test.step(name, async () => {
      const mend = [
        origins.faults.set(calls.poll, { ...fault, method: 'PUT' }),
        origins.faults.set(calls.answer, { ...fault, method: 'PATCH' }),
      ];
      await vote.click();
      await accept.click();
      for (const problem of ['.inl-poll__problem', '.inl-answer__problem']) {
        const said = page.locator('.case').locator(problem);
        await expect(said).toHaveText(/\S/);
        expect(await said.locator('*').count(), 'markup of the server in the message').toBe(0);
      }
      await expect(form.locator('.inl-poll__total')).toHaveText(total!);
      await expect(option, 'to be sent again').toBeChecked();
      await expect(accept).toHaveAttribute('aria-pressed', 'false');
      for (const end of mend) end();
    });

  await test.step('F03: "You are offline" goes by itself when that is over', async () => {
    const said = page.locator('.case').locator('.inl-poll__problem, .inl-answer__problem');
    await page.context().setOffline(true);
    await vote.click();
    await accept.click();
    await expect(said).toHaveText([/offline/, /offline/]);
    await page.context().setOffline(false);
    await expect(said).toHaveCount(0);
  });

  // Slow: shown at once, sent once however often it is pressed; what the answer says of others wins.
  const others = { ...state, countVotes: 41, votedOptionID: 1, closed: true, mayVote: false };
  const body = json({ ...others, options: real.options.map((each) => ({ ...each, body: '<i>new</i>' })) });
  origins.faults.set(calls.poll, { method: 'PUT', status: 200, body });
  origins.faults.set(calls.answer, { method: 'PATCH', status: 500, body: '{}' });
  const held = await holdCalls(page, /\/polls\/1\/vote$|\/comments\/1\/answer/);
  origins.forum.log.length = 0;
  await vote.dblclick();
  await accept.click();
  await accept.click();
  await accept.click();
  held.release();
  await expect(form.locator('.inl-poll__option').first()).toHaveAttribute('data-state', 'chosen');
  await expect(form.locator('.inl-poll__total')).toHaveText(/41 votes · This poll is closed/);
  await expect(form.locator('.inl-poll__label').first()).toHaveText('<i>new</i>');
  await expect(page.locator('.case .inl-answer__problem')).toHaveText(/\S/);
  await expect(accept).toHaveAttribute('aria-pressed', 'false');
  const sent = origins.forum.log.filter((line) => /^(PUT|PATCH)/.test(line));
  expect(sent.filter((line) => line.includes('/polls/'))).toHaveLength(1);
  expect(sent.filter((line) => line.includes('/answer')).length).toBeLessThanOrEqual(1);
  origins.faults.clear();
  await expectUnharmed();
});
