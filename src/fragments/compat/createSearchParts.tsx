import { useId } from 'react';
import type { Ui } from '../../ui/UiContext';
import type { createDeployedApi } from './createDeployedApi';
import type { DeployedComponents } from './createDeployedComponents';
import type { createDeployedUtils } from './createDeployedUtils';

interface Deps {
  ui: Ui;
  api: ReturnType<typeof createDeployedApi>;
  utils: ReturnType<typeof createDeployedUtils>;
  components: DeployedComponents;
}

interface BoxProps {
  buttonType?: 'standard' | 'primary' | 'text' | 'icon';
  buttonClass?: string;
  searchButtonClassName?: string;
  hideSearchButton?: boolean;
  placeholder?: string;
}

type SearchQuery = Readonly<Record<string, unknown>>;

/** What deployed search boxes, banners and title bars find by. */
export function createSearchParts({ ui, api, utils, components: { Button } }: Deps) {
  const { t } = ui.locale;
  return {
    /** The forum's search page, as a form: it works whatever the fragment does with it. */
    SearchBox({ buttonType, buttonClass, searchButtonClassName, hideSearchButton, placeholder }: BoxProps) {
      const id = useId();
      return (
        <form
          role="search"
          acceptCharset="utf-8"
          action={`${ui.section}/search`}
          method="get"
          style={{ display: 'flex', gap: 'var(--inl-space-2)' }}
        >
          <label className="inl-hidden" htmlFor={id}>
            {t('Search Text')}
          </label>
          <input
            id={id}
            type="search"
            name="query"
            maxLength={200}
            placeholder={placeholder ?? t('Search')}
          />
          {!hideSearchButton && (
            <Button type="submit" buttonType={buttonType} className={buttonClass ?? searchButtonClassName}>
              {t('Search')}
            </Button>
          )}
        </form>
      );
    },
    DefaultBannerImage: ({ backgroundColor }: { backgroundColor?: string }) => (
      <div style={{ backgroundColor, inlineSize: '100%', blockSize: '100%' }} />
    ),
    /** Asks only when `refetch` is called: the fragment decides when there is enough to look for. */
    useSearchQuery: (query: SearchQuery) =>
      utils.useQuery({
        queryKey: ['search', query],
        queryFn: async () => (await api.get('/search', { params: query })).data,
        enabled: false,
      }),
    makeSearchPageUrl({ query = '', domain, types }: SearchQuery) {
      const url = new URL(`${ui.section}/search`);
      url.searchParams.set('query', String(query));
      if (typeof domain === 'string') url.searchParams.set('domain', domain);
      if (Array.isArray(types))
        types.forEach((type, at) => url.searchParams.set(`types[${at}]`, String(type)));
      return url.href;
    },
  };
}
