import { defineEmbed } from '../../../src/embed/host/defineEmbed';
import { gapStyleSheets } from '../../support/gapStyleSheets';

beforeAll(() => {
  gapStyleSheets();
  defineEmbed(window as Window & typeof globalThis);
});
afterEach(() => document.body.replaceChildren());

function embedOf(src = 'https://forum.example/') {
  const embed = document.createElement('forum-embed');
  embed.setAttribute('src', src);
  return embed;
}

it.each([undefined, null, 5, {}, Symbol('path'), ['/discussions'], Object.create(null)])(
  'rejects a value that is no text at all with a sentence (%#)',
  async (path) => {
    const embed = embedOf();
    document.body.append(embed);
    await expect(embed.go(path as string)).rejects.toThrow(/^A value of type \w+ is no path of the forum/);
  },
);

it.each(['', 'discussions', 'https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)'])(
  'rejects %j with a sentence that repeats it, in a page and before',
  async (path) => {
    const embed = embedOf();
    await expect(embed.go(path)).rejects.toThrow(`"${path}" is no path of the forum`);
    document.body.append(embed);
    await expect(embed.go(path)).rejects.toThrow(`"${path}" is no path of the forum`);
    expect(embed.path).toBe('/');
  },
);

it('rejects every path where the forum has no address', async () => {
  await expect(embedOf('').go('/discussions')).rejects.toThrow('is no path of the forum');
});

it('goes to a path of the forum, or begins there', async () => {
  const embed = embedOf();
  await embed.go('/categories');
  document.body.append(embed);
  expect(embed.path).toBe('/categories');
  await embed.go('/discussions');
  expect(embed.path).toBe('/discussions');
});
