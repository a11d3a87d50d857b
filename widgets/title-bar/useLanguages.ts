import { useAppSelector } from '../../src/index';
import { selectLocales } from '../../src/resources/locales';
import { useUi } from '../../src/ui/UiContext';

export interface Language {
  localeKey: string;
  /** In its own words. */
  name: string;
  /** BCP 47. */
  tag: string;
  /** This page in it. */
  href: string;
  isCurrent: boolean;
}

/** The languages of the site. */
export function useLanguages(): Language[] {
  const { meta, window } = useUi();
  return Object.values(useAppSelector(selectLocales)).map(({ localeKey, name }) => {
    const url = new URL(window.location.href);
    url.searchParams.set('locale', localeKey);
    return {
      localeKey,
      name,
      tag: localeKey.replaceAll('_', '-'),
      href: url.href,
      isCurrent: localeKey === meta.ui.localeKey,
    };
  });
}
