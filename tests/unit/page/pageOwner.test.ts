import { ownerOf, pageOwner, pageReader } from '../../../src/page/pageOwner';

const show = (config: unknown) => {
  document.body.innerHTML = `<script id="inlay-page" type="application/json">${JSON.stringify(config)}</script>`;
  return pageOwner(window);
};
const me = (data: unknown) => ({ method: 'GET', path: 'users/me', query: {}, data });

it('is the site and the user that the page was made for, and where people sign in', () => {
  const meta = { context: { host: '/forum' }, signInUrl: '/sso', registrationUrl: 5 };
  expect(show({ meta, preload: [me({ userID: 3 })] })).toEqual({ site: '/forum', owner: '/forum|3' });
  expect(pageReader(window).entries).toEqual(['/sso', 5]);
  expect(show({ preload: [me({ userID: 0 })] })).toEqual({ site: '', owner: '|0' });
});

it('is not known where the page does not say, or says what is no number', () => {
  expect(show({ preload: [] }).owner).toBeNull();
  expect(show({ preload: [me({ userID: '3' })] }).owner).toBeNull();
  expect(show(null).owner).toBeNull();
  expect(ownerOf('', [])).toBeNull();
});
