import { defineWidget } from '../../src/index';
import { countsSlice } from '../../src/resources/counts/countsSlice';
import { localesSlice, seedLocales } from '../../src/resources/locales';
import { pageThemeSlice, seedPageTheme } from '../../src/resources/navigation/pageThemeSlice';
import { readProps } from './props';
import { TitleBar } from './TitleBar';

export const widget = defineWidget({
  props: readProps,
  view: TitleBar,
  slices: [countsSlice, localesSlice, pageThemeSlice],
  seed: () => [seedLocales(), seedPageTheme()],
});
