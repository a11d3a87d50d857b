import { useCallback } from 'react';
import { ownLink } from './ownLink';
import { useUi } from './UiContext';

/** Links pages of the forum, which the API names, in the section that this page is in; null for what leads out of the forum. */
export function useOwnLink(): (url: unknown) => string | null {
  const { site, urls } = useUi();
  return useCallback((url) => ownLink(url, { site, urls }), [site, urls]);
}
