import type { Suggested } from './SuggestedLink';

export interface SuggestionList {
  found: readonly Suggested[];
  places: readonly { name: string; type: string; url: string }[];
}

/** What a search bar asks for; `useSearchServices` of `resources/` gives it. */
export interface SearchServices {
  can(permission: string | readonly string[]): boolean;
  suggest(query: {
    query: string;
    limit: number;
    locale: string;
    scope?: string;
    siteSectionGroup?: string;
  }): Promise<SuggestionList>;
}

/** What goes along in a search's address, beside its words. */
export type SearchParams = Readonly<Record<string, string>>;

/** Where words can be looked for. */
export interface SearchPlace {
  /** Among all of them. */
  value: string;
  name: string;
  /** In the forum's own search. */
  params?: SearchParams;
  /** The address of one that is not the forum's own search. */
  url?: string;
}
