import './suggestions.css';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { safeUrl } from '../../safe/safeUrl';
import { Icon } from '../Icon';
import { useAnnouncedOffer } from '../combobox/useAnnouncedOffer';
import { useLocale } from '../useLocale';
import { useOwnLink } from '../useOwnLink';
import { useUi } from '../UiContext';
import type { SuggestionList } from './searchTypes';
import { SuggestedLink, type Suggested } from './SuggestedLink';
import { useAnswer } from './useAnswer';
import { useListKeys } from './useListKeys';

interface Props {
  /** Where the typing goes on; the list stands below its parent. */
  input: HTMLInputElement;
  text: string;
  /** The text that was there already: nothing is asked for it. */
  since: string;
  isComposing: boolean;
  ask(text: string): Promise<SuggestionList>;
  onSearch(): void;
  /** What the field says of the list. */
  onState(state: { listID: string; isOpen: boolean; activeID: string | null }): void;
}

interface Group {
  name: string;
  rows: readonly Suggested[];
}

/** A list below a search field: the search itself, places, and results by where they are from, the forum's own first. */
export function Suggestions({ input, text, since, isComposing, ask, onSearch, onState }: Props) {
  const { t } = useLocale();
  const { meta, urls, report } = useUi();
  const ownLink = useOwnLink();
  const id = useId();
  const words = text.trim();
  // Closed for one text, it opens again with the next.
  const [closedFor, setClosedFor] = useState<string | null>(since);
  const [untouched, setUntouched] = useState<string | null>(since);
  // A mark goes with the text that it was set for.
  const [marked, setMarked] = useState<{ id: string | null; words: string }>({ id: null, words });
  const mark = useCallback((option: string | null) => setMarked({ id: option, words }), [words]);
  const onOpen = useCallback(
    (open: boolean) => {
      setClosedFor(open ? null : words);
      if (open) setUntouched(null);
    },
    [words],
  );
  const answer = useAnswer({
    text: words,
    debounce: meta.search.autocompleteDebounce,
    isReady: !isComposing && words !== untouched,
    ask,
    onFailure: (error) => report({ widget: 'Search', element: null, phase: 'render', error }),
  });
  const groups = useMemo((): Group[] => {
    if (!answer) return [];
    const linked = (row: Suggested): Suggested[] => {
      const url = row.isForeign ? safeUrl('user', row.url, urls()) : ownLink(row.url);
      return url === null ? [] : [{ ...row, url }];
    };
    const found = answer.found.flatMap(linked);
    const sources = [...new Set(found.map(({ source }) => source))].sort(
      (a, b) => Number(a !== '') - Number(b !== ''),
    );
    const places = answer.places
      .map(({ name, type, url }): Suggested => ({ ...bare, label: name, type, url }))
      .flatMap(linked);
    return [
      { name: t('Places'), rows: places },
      ...sources.map((source) => ({
        name: source || meta.ui.siteName,
        rows: found.filter((row) => row.source === source),
      })),
    ].filter(({ rows }) => rows.length > 0);
  }, [answer, meta, ownLink, t, urls]);

  const isOpen = words !== '' && closedFor !== words;
  const rows = groups.flatMap((group) => group.rows);
  const count = rows.length;
  const options = useMemo(() => Array.from({ length: count + 1 }, (_, at) => `${id}-${at}`), [id, count]);
  const isMarked = isOpen && marked.words === words && marked.id !== null && options.includes(marked.id);
  const activeID = isMarked ? marked.id : null;
  useListKeys({
    input,
    isOpen,
    options: words === '' ? none : options,
    activeID,
    onOpen,
    onActive: mark,
  });
  useEffect(() => {
    const onBlur = () => onOpen(false);
    input.addEventListener('blur', onBlur);
    return () => input.removeEventListener('blur', onBlur);
  }, [input, onOpen]);
  useEffect(() => onState({ listID: id, isOpen, activeID }), [id, isOpen, activeID, onState]);
  useAnnouncedOffer(
    isOpen && answer
      ? { state: 'success', options: rows.map(({ url, label }) => ({ value: url, label })), retry }
      : null,
  );

  if (!isOpen) return null;
  let at = 0;
  const optionProps = () => {
    at += 1;
    return { id: `${id}-${at}`, isActive: activeID === `${id}-${at}`, onMark: mark };
  };
  return (
    // The focus stays in the field.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- as its options, it is active while the field has the focus
    <div
      id={id}
      className="inl-suggestions"
      role="listbox"
      aria-label={t('Suggestions')}
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys */}
      <div
        id={`${id}-0`}
        role="option"
        tabIndex={-1}
        aria-selected={activeID === `${id}-0`}
        className="inl-suggestions__option"
        onMouseMove={() => mark(`${id}-0`)}
        onClick={onSearch}
      >
        <Icon name="search" />
        <span className="inl-suggestions__label">{t('Search for {text}', { text: words })}</span>
      </div>
      {groups.map(({ name, rows: inGroup }) => (
        <div key={name} role="group" aria-label={name} className="inl-suggestions__group">
          <div className="inl-suggestions__name" aria-hidden="true">
            {name}
          </div>
          {inGroup.map((row, place) => (
            <SuggestedLink key={`${place}/${row.url}`} row={row} query={words} {...optionProps()} />
          ))}
        </div>
      ))}
    </div>
  );
}

const none: readonly string[] = [];
const retry = () => undefined;
const bare = { crumbs: [], date: null, labels: [], isForeign: false, source: '' };
