import { chooseFragment } from '../../../src/contract/fragments';

const [mine, theirs] = [{ jsUrl: '/mine.js' }, { jsUrl: '/theirs.js' }];
const choose = (place: unknown, theme: unknown) =>
  chooseFragment('BannerFragment', theme, place && { BannerFragment: place });

test.each([
  ['nothing anywhere', undefined, undefined, null],
  ['a theme’s', undefined, { BannerFragment: theirs }, theirs],
  ['a place’s before the theme’s', mine, { BannerFragment: theirs }, mine],
  ['"styleguide": the theme’s', 'styleguide', { BannerFragment: theirs }, theirs],
  ['"system": the built-in one', 'system', { BannerFragment: theirs }, null],
  ['a theme’s "system"', undefined, { BannerFragment: 'system' }, null],
  ['"styleguide" as a replacement’s id', { fragmentUUID: 'styleguide' }, { BannerFragment: theirs }, theirs],
  ['"system" as a replacement’s id', { fragmentUUID: 'system' }, { BannerFragment: theirs }, null],
  ['what is no replacement', 5, [], null],
  ['another type only', undefined, { SearchFragment: theirs }, null],
])('%s', (_, place, theme, chosen) => {
  expect(choose(place, theme)).toEqual(chosen);
});
