import { openSearch } from '../safe/openSearch';
import { useUi } from './UiContext';

interface Search {
  /** What the form posts to where it works by itself. */
  action: string;
  /** Name of its field: `query`, or `search` on forums that still have the old search page. */
  field: string;
  /** Goes to the results of the text; nothing typed leads to the search page itself. */
  submit(text: string): void;
}

/** Where words are looked up: the forum's search page, or an external one that the forum is configured for. */
export function useSearch(): Search {
  const { home, meta, leaveFor, window } = useUi();
  const features = meta.raw.themeFeatures as Record<string, unknown> | null | undefined;
  const field = features?.useNewSearchPage === false ? 'search' : 'query';
  const action = `${home}/search`;
  return {
    action,
    field,
    submit(text) {
      const words = text.trim();
      const external = meta.search.externalSearch;
      if (external && words !== '' && openSearch(window, external, words)) return;
      leaveFor(words === '' ? action : `${action}?${new URLSearchParams({ [field]: words }).toString()}`);
    },
  };
}
