import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent, KeyboardEvent } from 'react';
import { lazyImport } from '../../src/index';
import { Button } from '../../src/ui/Button';
import { Icon } from '../../src/ui/Icon';
import { lazyPart } from '../../src/ui/lazyPart';
import { useLocale } from '../../src/ui/useLocale';
import { useSearch } from '../../src/ui/useSearch';
import { useUi } from '../../src/ui/UiContext';
import type { SearchState } from './useSearchState';
import { useSearchPlaces } from './useSearchPlaces';
import { useSuggested } from './useSuggested';

/** What comes when the field is there: without it the field searches all the same. */
const Suggestions = lazyPart(
  () => lazyImport(() => import('../../src/ui/search/Suggestions')).then((part) => part.Suggestions),
  { name: 'TitleBar', failed: () => null },
);
const noList = { listID: '', isOpen: false, activeID: null as string | null };

/**
 * The compact search: an icon that becomes a field with Cancel, until it loses focus. The typed text is there
 * again when it is opened again, unless it was cancelled.
 */
export function SearchToggle({ search }: { search: SearchState }) {
  const { open, words, setOpen, setWords } = search;
  const { t } = useLocale();
  const { flyouts, meta } = useUi();
  const { action, field, hasDomains, submit, lookUp } = useSearch();
  const places = useSearchPlaces();
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  const [fieldElement, setFieldElement] = useState<HTMLInputElement | null>(null);
  const [isComposing, setComposing] = useState(false);
  const [list, setList] = useState(noList);
  const [scope, setScope] = useState(meta.search.defaultScope ?? 'site');
  const hasScope = meta.search.supportsScope === true && hasDomains;
  const ask = useSuggested({
    sources: 1 + places.filter(({ url }) => url).length,
    scope: hasScope ? scope : undefined,
  });

  useEffect(() => (open ? flyouts.opened(() => setOpen(false)) : undefined), [open, flyouts, setOpen]);
  useEffect(() => {
    if (open) {
      const { length } = input.current!.value;
      input.current!.focus();
      input.current!.setSelectionRange(length, length);
    } else if (returns.current) button.current?.focus();
    returns.current = false;
  }, [open]);

  const cancel = () => {
    returns.current = true;
    setWords('');
    setOpen(false);
  };
  const clear = () => {
    setWords('');
    input.current!.focus();
    if (meta.search.triggerSearchOnClear) go('');
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Another window took the focus: it comes back to where it was.
    if (!currentTarget.ownerDocument.hasFocus()) return;
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (words === '') cancel();
    else clear();
  };
  const go = (text: string) => {
    const place = places.find(({ value }) => value === select.current?.value);
    if (place?.url) lookUp(place.url, text);
    else submit(text, place?.value, hasScope ? scope : undefined);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    go(words);
  };
  if (!open)
    return (
      <Button
        ref={button}
        look="icon"
        className="inl-title-bar__search"
        aria-label={t('Search')}
        aria-expanded={false}
        data-inlay-part="search"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </Button>
    );
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what happens to the controls in it
    <form
      role="search"
      className="inl-title-bar__search-form"
      acceptCharset="utf-8"
      action={action}
      onSubmit={onSubmit}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {places.length > 0 && (
        <select
          ref={select}
          name="domain"
          className="inl-title-bar__domain inl-focus"
          aria-label={t('Search in')}
        >
          <option value="">{t('Everything')}</option>
          {places.map(({ value, name }) => (
            <option key={value} value={value}>
              {t(name)}
            </option>
          ))}
        </select>
      )}
      {hasScope && (
        <select
          name="scope"
          className="inl-title-bar__domain inl-title-bar__scope inl-focus"
          aria-label={t('Search scope')}
          value={scope}
          onChange={({ target }) => setScope(target.value === 'hub' ? 'hub' : 'site')}
        >
          <option value="site">{t('This site')}</option>
          <option value="hub">{t('All sites')}</option>
        </select>
      )}
      <span className="inl-title-bar__field">
        <input
          ref={(element) => {
            input.current = element;
            setFieldElement(element);
          }}
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
          className="inl-title-bar__input inl-focus"
          aria-label={t('Search Text')}
          placeholder={t('Search')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={500}
          data-inlay-part="search-words"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
        {hasDomains && fieldElement && (
          <Suggestions
            input={fieldElement}
            text={words}
            isComposing={isComposing}
            ask={ask}
            onSearch={() => go(words)}
            onState={setList}
          />
        )}
        {words !== '' && (
          <Button
            look="icon"
            className="inl-title-bar__clear"
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
      <Button look="text" aria-expanded data-inlay-part="search" onClick={cancel}>
        {t('Cancel')}
      </Button>
    </form>
  );
}
