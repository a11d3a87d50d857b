import './search-bar.css';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { lazyImport } from '../../contract/lazyImport';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { lazyPart } from '../lazyPart';
import { useLocale } from '../useLocale';
import { useSearch } from '../useSearch';
import { useUi } from '../UiContext';
import type { SearchParams, SearchPlace, SearchServices } from './searchTypes';
import { useLeftSearch } from './useLeftSearch';
import { useSearchPlaces } from './useSearchPlaces';
import { useSuggested } from './useSuggested';

/** What comes when the field is used: without it the field searches all the same. */
const Suggestions = lazyPart(
  () => lazyImport(() => import('./Suggestions')).then((part) => part.Suggestions),
  {
    name: 'Search',
    failed: () => null,
  },
);
const noList = { listID: '', isOpen: false, activeID: null as string | null };

interface Props {
  services: SearchServices;
  words: string;
  onWords(words: string): void;
  /** What each search takes along. */
  params?: SearchParams;
  /** Places to search alone in, before all others; with `isFirst` one is chosen to begin with. */
  places?: readonly (SearchPlace & { isFirst?: boolean })[];
  /** One of them that has been chosen already; an add-on may offer it only later. */
  chosen?: string | undefined;
  /** Add-ons' domains are offered beside the bar. */
  hasOwnDomains?: boolean;
  /** Instead of going to the search page. Other sites' searches are gone to all the same. */
  onSearch?(words: string, params: SearchParams): void;
  /** The bar can be taken away; its field has the focus when it comes. */
  onCancel?: (() => void) | undefined;
  /** Focus came into it. */
  onEnter?(): void;
  /** Focus, or a press, went elsewhere. */
  onLeave?(): void;
  placeholder?: string;
  /** ID of what names it, where a page has more than one. */
  labelledBy?: string;
  /** Name of the form where several searches stand in a page and no heading names this one. */
  label?: string | undefined;
  className?: string;
}

/** A field that searches, with suggestions below it: in the title bar, in banners and on the search page. */
export function SearchBar({
  services,
  words,
  onWords,
  params,
  places: wanted = none,
  chosen,
  hasOwnDomains = false,
  onSearch,
  onCancel,
  onEnter,
  onLeave,
  placeholder,
  labelledBy,
  label,
  className,
}: Props) {
  const { t } = useLocale();
  const { meta } = useUi();
  const { action, field, hasDomains, submit, lookUp } = useSearch();
  const added = useSearchPlaces(services).filter(({ url }) => url || !hasOwnDomains);
  const given = hasDomains ? wanted : none;
  const places = [...given, ...added];
  const [placeName, setPlace] = useState(() => chosen ?? given.find(({ isFirst }) => isFirst)?.value ?? '');
  const [scope, setScope] = useState(params?.scope ?? meta.search.defaultScope ?? 'site');
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const onBlur = useLeftSearch(form, onLeave);
  /** Since when it is used: suggestions are for what is typed from there on. */
  const [used, setUsed] = useState<{ field: HTMLInputElement; since: string } | null>(null);
  // Not those when the focus comes: letters typed before this view was there are new.
  const [began] = useState(words.trim());
  const [isComposing, setComposing] = useState(false);
  const [list, setList] = useState(noList);
  const hasScope = meta.search.supportsScope === true && hasDomains;
  const ask = useSuggested({
    suggest: services.suggest,
    sources: 1 + places.filter(({ url }) => url).length,
    scope: hasScope ? scope : undefined,
  });
  const isTemporary = onCancel !== undefined;

  // With the same frame: a letter typed meanwhile would be lost.
  useLayoutEffect(() => {
    if (!isTemporary) return;
    const { length } = input.current!.value;
    input.current!.focus();
    input.current!.setSelectionRange(length, length);
  }, [isTemporary]);

  const go = (text: string) => {
    const place = places.find(({ value }) => value === placeName);
    if (place?.url) return lookUp(place.url, text);
    const isLate = !place && placeName !== '' && placeName === chosen;
    const along = {
      ...params,
      ...(isLate && { domain: placeName }),
      ...place?.params,
      ...(hasScope && { scope }),
    };
    if (!onSearch || !hasDomains) return submit(text, along);
    setUsed({ field: input.current!, since: text.trim() });
    setList(noList);
    onSearch(text.trim(), along);
  };
  const clear = () => {
    onWords('');
    input.current!.focus();
    if (meta.search.triggerSearchOnClear) go('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    if (words === '' && !onCancel) return;
    event.stopPropagation();
    if (words !== '') clear();
    else onCancel?.();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    go(words);
  };
  const option = ({ value, name }: SearchPlace) => (
    <option key={value} value={value}>
      {t(name)}
    </option>
  );
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what happens to the controls in it
    <form
      ref={form}
      role="search"
      aria-labelledby={labelledBy}
      aria-label={label}
      data-inlay-part="search-form"
      className={clsx('inl-root inl-search', className)}
      data-state={list.isOpen ? 'open' : 'closed'}
      acceptCharset="utf-8"
      action={action}
      onSubmit={onSubmit}
      onFocus={onEnter}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {places.length > 0 && (
        <select
          name="domain"
          className="inl-search__domain inl-focus"
          aria-label={t('Search in')}
          value={placeName}
          onChange={({ target }) => setPlace(target.value)}
        >
          {given.map(option)}
          <option value="">{t('Everything')}</option>
          {added.map(option)}
        </select>
      )}
      {hasScope && (
        <select
          name="scope"
          className="inl-search__domain inl-search__scope inl-focus"
          aria-label={t('Search scope')}
          value={scope}
          onChange={({ target }) => setScope(target.value === 'hub' ? 'hub' : 'site')}
        >
          <option value="site">{t('This site')}</option>
          <option value="hub">{t('All sites')}</option>
        </select>
      )}
      <span className="inl-search__field">
        <input
          ref={input}
          // A search field may not be a combobox.
          type={hasDomains ? 'text' : 'search'}
          {...(hasDomains && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': list.isOpen,
            'aria-controls': list.isOpen ? list.listID : undefined,
            'aria-activedescendant': list.activeID ?? undefined,
          })}
          inputMode="search"
          name={field}
          className="inl-search__input inl-focus"
          aria-label={t('Search Text')}
          placeholder={placeholder ?? t('Search')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={500}
          data-inlay-part="search-words"
          value={words}
          onFocus={({ target }) => setUsed((now) => now ?? { field: target, since: began })}
          onChange={({ target }) => onWords(target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
        {hasDomains && used && (
          <Suggestions
            key={used.since}
            input={used.field}
            since={used.since}
            text={words}
            isComposing={isComposing}
            ask={ask}
            onSearch={() => form.current!.requestSubmit()}
            onState={setList}
          />
        )}
        {words !== '' && (
          <Button
            look="icon"
            className="inl-search__clear"
            aria-label={t('Clear Search')}
            title={t('Clear Search')}
            onClick={clear}
          >
            <Icon name="close" />
          </Button>
        )}
        <Button type="submit" look="icon" aria-label={t('Search')}>
          <Icon name="search" />
        </Button>
      </span>
      {onCancel && (
        <Button look="text" aria-expanded data-inlay-part="search" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      )}
    </form>
  );
}

const none: NonNullable<Props['places']> = [];
