import { placeStyles } from '../../../examples/forum/routes/pages/placeStyles';
import type { BuiltFile, Manifest } from '../../../src/contract/manifest';

const built = (name: string) => ({ file: `${name}.css`, integrity: `sha384-${name}` });
const manifest = {
  page: { css: [built('page')] },
  widgets: {
    'title-bar-hamburger': { css: [built('bar')] },
    reactionbar: { css: [built('reactions')] },
    usercard: { css: [built('card'), built('shared')] },
    postmenu: { css: [built('shared')] },
  },
  addons: { badges: { css: [built('badges')] }, polls: { css: [built('polls')] } },
} as unknown as Manifest;

const together = (sheets: readonly BuiltFile[]) => ({
  file: sheets.map(({ file }) => file).join(','),
  integrity: sheets.map(({ integrity }) => integrity).join(' '),
});
const place = (widgets: string[], addons: string[] = []) =>
  placeStyles({ manifest, together }, widgets, addons, 'n');
const links = (html: string) => [...html.matchAll(/href="\/inlay\/([^"]+)"/g)].map(([, file]) => file);

test('each place has one file: what a template names there, and the rest in front of the content', () => {
  const styles = place(['reactionbar', 'usercard'], ['badges']);
  expect(links(styles.head)).toEqual(['page.css,bar.css']);
  expect(links(styles.at('usercard'))).toEqual(['card.css,shared.css']);
  expect(links(styles.rest())).toEqual(['reactions.css,badges.css']);
});

test('in the body a link ends with a script, which keeps Firefox from reading on', () => {
  const styles = place(['reactionbar']);
  expect(styles.head).not.toContain('<script');
  expect(styles.at('usercard')).toMatch(/card.*\n<script nonce="n">0<\/script>\n$/);
  expect(styles.rest()).toMatch(/reactions.*\n<script nonce="n">0<\/script>\n$/);
});

test('each sheet is in one file of the page, with its integrity', () => {
  const styles = place(['postmenu']);
  expect(styles.at('postmenu', 'postmenu')).toContain(
    '<link rel="stylesheet" href="/inlay/shared.css" integrity="sha384-shared">',
  );
  expect(links(styles.at('usercard', 'postmenu', 'title-bar-hamburger'))).toEqual(['card.css']);
  expect(styles.rest()).toBe('');
});

test('nothing is linked for an add-on that is off, a name that nothing has, or before anything is built', () => {
  expect(place([], ['badges']).at('polls', 'nothing')).toBe('');
  const none = placeStyles(null, ['reactionbar'], ['badges'], 'n');
  expect([none.head, none.at('usercard'), none.rest()]).toEqual(['', '', '']);
});
