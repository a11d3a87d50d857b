import { isUnknown, noteReader, otherReader } from '../../../../src/resources/drafts/lastReader';
import { watchEntry } from '../../../../src/resources/drafts/watchEntry';

const storage = () => localStorage;
const isDoubted = () => isUnknown(otherReader(storage, '/forum|3') ?? '');

const onLink = jest.fn();
watchEntry(window, '/forum', [' ~/sso/start?with=us ', 'https://id.example/new', '/', ' ', null], onLink);
beforeEach(() => {
  localStorage.clear();
  onLink.mockClear();
  noteReader(storage, '/forum|3');
});
// Where they lead is nobody's business here.
window.addEventListener('submit', (event) => event.preventDefault());
window.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
});

it.each([
  ['<form method="post" action="/forum/entry/signin"><button>Sign in</button></form>', true],
  ['<form action="/forum/entry/register"><input name="getAttribute"><button>Register</button></form>', true],
  ['<a href="/forum/entry/connect/saml"><button>Sign in with us</button></a>', true],
  ['<a href="/forum/es/entry/signin"><button>Entrar</button></a>', true],
  ['<a href="/forum/sso/start?with=us&target=/forum/"><button>Sign in over there</button></a>', true],
  ['<a href="https://id.example/new?from=forum"><button>Register elsewhere</button></a>', true],
  ['<a href="https://other.example/entry/"><button>Elsewhere</button></a>', false],
  ['<form action="/forum/discussions"><button>Search</button></form>', false],
  ['<form><button>Here</button></form>', false],
  ['<a href="/forum/discussion/5/entry/"><button>A discussion</button></a>', false],
  ['<a href="http://["><button>Nowhere</button></a>', false],
])('whoever goes to sign in may be anybody, and nobody else: %s', (html, isEntry) => {
  document.body.innerHTML = html;
  document.querySelector('button')!.click();
  expect(isDoubted()).toBe(isEntry);
  // A link may still take something along.
  const link = document.querySelector('a');
  expect(onLink.mock.calls).toEqual(isEntry && link ? [[link, new URL(link.href)]] : []);
});
