import { findRoute } from '../../../src/addons/findRoute';
import { testUi } from '../../support/testUi';

afterEach(() => window.history.replaceState(null, '', '/'));

const route = (key: string, more = {}) => ({
  ...{ key, owner: 'one', path: '/polls', name: 'Polls' },
  ...more,
});
const flag = 'customLayout.pollList';

test.each([
  ['by its whole name', { featureFlags: { [flag]: true } }],
  ['record in record', { raw: { featureFlags: { customLayout: { pollList: { Enabled: true } } } } }],
])('a route with a flag is the page’s where the flag is on, %s', (_, meta) => {
  window.history.replaceState(null, '', '/polls');
  const find = (given: object) =>
    findRoute(testUi(given).ui, [route('new', { flag }), route('old')])?.route.key;
  expect(find(meta)).toBe('new');
  expect(find({})).toBe('old');
  expect(find({ raw: { featureFlags: { customLayout: { pollList: { Enabled: 'no' } } } } })).toBe('old');
});

test('a section and a forum in a folder end where a name in the address ends', () => {
  const meta = { raw: { siteSection: { basePath: '/es' } } };
  const find = (path: string) => {
    window.history.replaceState(null, '', path);
    return findRoute(testUi(meta).ui, [route('polls')])?.route.key;
  };
  expect(find('/es/polls')).toBe('polls');
  expect(find('/polls')).toBe('polls');
  expect(find('/espolls')).toBeUndefined();
});
