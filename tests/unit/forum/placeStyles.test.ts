import { placeStyles } from '../../../examples/forum/routes/pages/placeStyles';
import type { Manifest } from '../../../src/contract/manifest';

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

const files = (html: string) => [...html.matchAll(/href="\/inlay\/([^"]+)"/g)].map(([, file]) => file);

test('a template places what it names, and the rest stands in front of the content', () => {
  const styles = placeStyles(manifest, ['reactionbar', 'usercard'], ['badges'], 'n');
  expect(files(styles.head)).toEqual(['page.css', 'bar.css']);
  expect(files(styles.at('usercard'))).toEqual(['card.css', 'shared.css']);
  expect(files(styles.rest())).toEqual(['reactions.css', 'badges.css']);
});

test('in the body each group of links ends with a script, which keeps Firefox from reading on', () => {
  const styles = placeStyles(manifest, ['reactionbar'], [], 'n');
  expect(styles.head).not.toContain('<script');
  expect(styles.at('usercard')).toMatch(/card.*\n.*shared.*\n<script nonce="n">0<\/script>\n$/);
  expect(styles.rest()).toMatch(/reactions.*\n<script nonce="n">0<\/script>\n$/);
});

test('each file is linked once, with its integrity', () => {
  const styles = placeStyles(manifest, ['postmenu'], [], 'n');
  expect(styles.at('usercard', 'usercard')).toContain(
    '<link rel="stylesheet" href="/inlay/shared.css" integrity="sha384-shared">',
  );
  expect(styles.at('usercard', 'postmenu', 'title-bar-hamburger')).toBe('');
  expect(styles.rest()).toBe('');
});

test('nothing is linked for an add-on that is off, a name that nothing has, or before anything is built', () => {
  expect(placeStyles(manifest, [], ['badges'], 'n').at('polls', 'nothing')).toBe('');
  const none = placeStyles(undefined, ['reactionbar'], ['badges'], 'n');
  expect([none.head, none.at('usercard'), none.rest()]).toEqual(['', '', '']);
});
