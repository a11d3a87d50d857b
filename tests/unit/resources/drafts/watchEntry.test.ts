import { isUnknown, noteReader, otherReader } from '../../../../src/resources/drafts/lastReader';
import { watchEntry } from '../../../../src/resources/drafts/watchEntry';

const storage = () => localStorage;
const isDoubted = () => isUnknown(otherReader(storage, '/forum|3') ?? '');

watchEntry(window, '/forum');
beforeEach(() => {
  localStorage.clear();
  noteReader(storage, '/forum|3');
});
// Where they lead is nobody's business here.
window.addEventListener('submit', (event) => event.preventDefault());
window.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
});

it.each([
  ['<form method="post" action="/forum/entry/signin"><button>Sign in</button></form>'],
  ['<form action="/forum/entry/register"><input name="action"><button>Register</button></form>'],
  ['<a href="/forum/entry/connect/saml"><button>Sign in with us</button></a>'],
])('whoever goes to sign in may be anybody: %s', (html) => {
  document.body.innerHTML = html;
  document.querySelector('button')!.click();
  expect(isDoubted()).toBe(true);
});

it.each([
  ['<form action="/forum/discussions"><button>Search</button></form>'],
  ['<form><button>Here</button></form>'],
  ['<a href="/forum/discussion/5/entry/"><button>A discussion</button></a>'],
  ['<a href="http://["><button>Nowhere</button></a>'],
])('nobody else goes there: %s', (html) => {
  document.body.innerHTML = html;
  document.querySelector('button')!.click();
  expect(isDoubted()).toBe(false);
});
