import { backPath } from '../../../examples/forum/routes/pages/backPath';

const origin = 'https://forum.example';

test.each([
  ['the page before', `${origin}/discussions?page=2`, '/discussions?page=2'],
  ['without what proves who reads', `${origin}/discussions?page=2&token=abc`, '/discussions?page=2'],
  ['another page of the thread', `${origin}/discussion/5/x/p2`, '/discussion/5/x/p2'],
  ['not the page itself', `${origin}/discussion/5/x`, '/'],
  ['not signing in', `${origin}/entry/signin?target=%2Fdiscussion%2F5`, '/'],
  ['not another site', 'https://elsewhere.example/discussions', '/'],
  ['not one that looks like ours', `${origin}.evil.example/discussions`, '/'],
  ['nor what is no address', 'about:blank', '/'],
  ['nor nothing', undefined, '/'],
])('Back leads to %s', (_, referrer, path) => {
  expect(backPath(referrer, '/discussion/5/x', origin)).toBe(path);
});
