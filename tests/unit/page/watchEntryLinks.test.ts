import { watchEntryLinks } from '../../../src/page/watchEntryLinks';

watchEntryLinks(window as Window & typeof globalThis, '/forum', [
  ' ~/sso/start?with=us ',
  'https://id.example/new',
  '/',
  ' ',
  null,
]);
document.addEventListener('inlay:entry-link', (event) => {
  const { detail } = event as CustomEvent<unknown>;
  (detail as { parameters: Record<string, string> }).parameters.from = 'here';
});
window.addEventListener('click', (event) => event.preventDefault());

it.each([
  ['<a href="/forum/entry/connect/saml"><button>Sign in with us</button></a>', true],
  ['<a href="/forum/es/entry/signin"><button>Entrar</button></a>', true],
  ['<a href="/forum/sso/start?with=us&target=/forum/"><button>Sign in over there</button></a>', true],
  ['<a href="https://id.example/new?from=forum"><button>Register elsewhere</button></a>', true],
  ['<a href="https://other.example/entry/"><button>Elsewhere</button></a>', false],
  ['<a href="/forum/discussion/5/entry/"><button>A discussion</button></a>', false],
  ['<a href="http://["><button>Nowhere</button></a>', false],
])('a link takes along what its page sends exactly where it leads to signing in: %s', (html, isEntry) => {
  document.body.innerHTML = html;
  document.querySelector('button')!.click();
  expect(document.querySelector('a')!.getAttribute('href')!.includes('from=here')).toBe(isEntry);
});
