import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainError } from '../../src/contract/apiError';
import { widget as list } from '../../widgets/discussion-list/widget';
import { widget as follow } from '../../widgets/follow-dropdown/widget';
import { widget as suggested } from '../../widgets/suggested-content/widget';
import { renderOnServer } from '../support/renderOnServer';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';

afterEach(stopPages);

const member = { user: { userID: 3, name: 'member' } };
const tools = { categoryID: 5, name: 'Tools', url: '/category/tools' };
const post = { discussionID: 9, name: 'Which saw?', url: '/discussion/9' };
const props = {
  suggestedFollows: { enabled: true, limit: 3 },
  suggestedContent: { enabled: true, limit: 3, excerptLength: 200 },
  ...{ categories: [tools], discussions: [post], apiParams: { suggestedFollowsLimit: 3 } },
};
const codes = { 'suggested-content': suggested, 'discussion-list': list, 'follow-dropdown': follow };
const print = (given: object, reader: object = member) =>
  renderOnServer(codes, ['SuggestedContentWidget', given], reader);
const tagsIn = (place: ParentNode) =>
  [...place.querySelectorAll('[data-react]')].map((tag) => tag.getAttribute('data-react'));

test('a server prints what to follow and what to read for good; only buttons have tags', () => {
  const { place, problems } = print(props);
  expect(problems).toEqual([]);
  const box = within(place);
  expect(box.getByRole('region', { name: 'Discover' })).toBeInTheDocument();
  const follows = within(box.getByRole('region', { name: 'Suggested Follows' }));
  expect(follows.getByRole('button', { name: 'Tools, Follow' })).toBeInTheDocument();
  const content = within(box.getByRole('region', { name: 'Suggested Content' }));
  expect(content.getByRole('heading', { level: 4, name: 'Which saw?' })).toBeInTheDocument();
  expect(tagsIn(place)).toEqual(expect.arrayContaining(['CategoryFollowWidget', 'SuggestedContentWidget']));
});

test('with pictures, what to read are tiles; no link leads to all of it', () => {
  const { place, problems } = print({
    ...props,
    suggestedContent: { featuredImage: true, fallbackImage: '/saw.png' },
    containerOptions: { viewAll: { to: '/everything' } },
  });
  expect(problems).toEqual([]);
  const content = within(within(place).getByRole('region', { name: 'Suggested Content' }));
  expect(content.getByRole('heading', { level: 4, name: 'Which saw?' })).toBeInTheDocument();
  expect(place.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/saw\.png$/));
  expect(place.querySelector('[href$="/everything"]')).toBeNull();
});

test('guests, and those for whom there is nothing, find no byte of it', () => {
  for (const html of [
    print(props, {}).html,
    print({ ...props, categories: [], discussions: [] }).html,
    print({ ...props, suggestedFollows: { enabled: false }, suggestedContent: { enabled: false } }).html,
  ])
    expect(html).not.toMatch(/Discover|Tools|saw/);
});

test('either part can be off, and shows no more than its limit', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    ...tools,
    categoryID: at + 1,
    name: `Place ${at}`,
  }));
  const { place } = print({ ...props, categories: many, suggestedContent: { enabled: false } });
  expect(within(place).getAllByRole('button', { name: /Follow$/ })).toHaveLength(3);
  expect(place).not.toHaveTextContent('Suggested Content');
});

test('others take the place of what was printed, when they are asked for; a failure leaves it', async () => {
  const { place } = print(props);
  const tag = place.querySelector<HTMLElement>('[data-react=SuggestedContentWidget]')!;
  const own = JSON.parse(tag.getAttribute('data-props')!) as object;
  tag.replaceChildren();
  let fails = true;
  const { client, requests } = testClient(() =>
    fails
      ? { outcome: 'failed', error: plainError('server', 500) }
      : done({ categories: [], discussions: [{ ...post, discussionID: 10, name: 'Which plane?' }, 5] }),
  );
  const { show } = await startPage({ client, ...member });
  document.body.append(place);
  show(suggested, own, tag);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Suggestions' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('link', { name: 'Which saw?' })).toBeVisible();
  fails = false;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Which saw?' })).toBeNull());
  const [listed] = [...document.querySelectorAll('[data-react=DiscussionsWidget]')];
  expect(listed!.getAttribute('data-props')).toContain('Which plane?');
  expect(requests.at(-1)).toMatchObject({
    path: 'interests/suggested-content',
    query: { suggestedFollowsLimit: 3, suggestedContentLimit: 3, suggestedContentExcerptLength: 200 },
  });
});

test('one that came without suggestions asks for them', async () => {
  const { client, calls } = testClient(() => done({ categories: [tools], discussions: [] }));
  const { show } = await startPage({ client, ...member });
  show(suggested, { ...props, categories: undefined, discussions: undefined });
  expect(await screen.findByRole('region', { name: 'Suggested Follows' })).toBeInTheDocument();
  expect(calls()).toEqual(['GET interests/suggested-content']);
  expect(tagsIn(document.body)[0]).toBe('CategoryFollowWidget');
});

test('nothing that a server sends becomes script, a foreign address or markup', () => {
  const evil = '<img src=x onerror=alert(1)>';
  const { place, problems } = print({
    ...{ title: evil, suggestedFollows: [], suggestedContent: 'x', excludedCategoryIDs: {}, apiParams: [] },
    categories: [{ categoryID: 1, name: evil, url: 'javascript:alert(1)' }, 5, { categoryID: 'x' }],
    discussions: [{ ...post, name: evil, url: '//evil.test' }, null],
  });
  expect(problems).toEqual([]);
  expect(place.querySelector('img[onerror], [action^=javascript], [href*=evil]')).toBeNull();
});
