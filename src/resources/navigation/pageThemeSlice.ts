import { createKeyedSlice } from '../../store/createKeyedSlice';
import type { AppThunk } from '../../store/storeTypes';

/** The theme that a deployed page was rendered with, unchecked: its assets have logo and menu. */
export const pageThemeSlice = createKeyedSlice<object>('pageTheme');

/** Takes over the theme that came with the page. */
export const seedPageTheme =
  (): AppThunk =>
  (dispatch, _getState, { preload }) => {
    const theme = preload.takePath('themes/current');
    if (typeof theme === 'object' && theme !== null)
      dispatch(pageThemeSlice.actions.seeded({ current: theme }));
  };
