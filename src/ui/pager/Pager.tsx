import './pager.css';
import { useId, useRef, useState } from 'react';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { attributes } from '../../contract/attributes';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { useLocale } from '../useLocale';
import { isPlainPress } from './isPlainPress';
import { pagerFacts, type PagerRows } from './pagerFacts';
import { pageSteps } from './pageSteps';

interface Props extends PagerRows {
  onChange(page: number): void;
  /** Pages have addresses: they open in other tabs as links do. */
  hrefOf?(page: number): string;
  /** Which rows are shown, and nothing to press. */
  rangeOnly?: boolean;
  showNextButton?: boolean;
}

/** Numbered pages below a list: the same as the server's, without a page load. */
export function Pager({ onChange, hrefOf, rangeOnly = false, showNextButton = true, ...rows }: Props) {
  const { t, number, compact } = useLocale();
  const { page, pages, from, to, total, next, previous } = pagerFacts(rows);
  const [isJumping, setJumping] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const count = `${compact(total)}${rows.hasMorePages ? '+' : ''}`;
  const range = t('{from} - {to} of {total}', { from: number(from), to: number(to), total: count });
  const step = (to: number | undefined, name: string, part: string, shown: ReactNode, isCurrent = false) => (
    <PageLink
      key={part}
      {...{ part, name, isCurrent }}
      href={to === undefined ? undefined : hrefOf?.(to)}
      onPress={to === undefined ? undefined : () => to !== page && onChange(to)}
    >
      {shown}
    </PageLink>
  );
  const close = () => {
    setJumping(false);
    // It comes back with the next frame.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <nav className="inl-root inl-pager" aria-label={t('Pagination')}>
      {isJumping && !rangeOnly ? (
        <JumpForm
          {...{ page, pages }}
          onGo={(to) => {
            close();
            if (to !== page) onChange(to);
          }}
          onBack={close}
        />
      ) : (
        <p className="inl-pager__range">
          {range}
          {!rangeOnly && pages > 1 && (
            <Button
              ref={opener}
              look="text"
              size="compact"
              {...{ [attributes.part]: 'page-jump' }}
              onClick={() => setJumping(true)}
            >
              {t('Jump to a specific page')}
            </Button>
          )}
        </p>
      )}
      {!rangeOnly && (
        <ul className="inl-pager__steps">
          {step(previous, t('Previous Page'), 'page-previous', <Icon name="chevron-left" />)}
          {pageSteps(page, pages).map((to, at) =>
            to === null ? (
              <li key={`gap-${at}`} className="inl-pager__gap" aria-hidden="true">
                …
              </li>
            ) : (
              step(to, t('Page {n}', { n: number(to) }), `page-${to}`, number(to), to === page)
            ),
          )}
          {showNextButton && step(next, t('Next Page'), 'page-next', <Icon name="chevron-right" />)}
        </ul>
      )}
    </nav>
  );
}

interface PageLinkProps {
  part: string;
  name: string;
  isCurrent: boolean;
  href: string | undefined;
  /** Undefined where there is no such page. */
  onPress: (() => void) | undefined;
  children: ReactNode;
}

/** A link where its page has an address, else a button. */
function PageLink({ part, name, isCurrent, href, onPress, children }: PageLinkProps) {
  const common = {
    [attributes.part]: part,
    'aria-label': name,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: 'inl-pager__step',
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onPress?.();
  };
  return (
    <li>
      {href === undefined ? (
        <button
          type="button"
          {...common}
          aria-disabled={onPress === undefined || undefined}
          onClick={onPress}
        >
          {children}
        </button>
      ) : (
        <a {...common} href={href} onClick={onClick}>
          {children}
        </a>
      )}
    </li>
  );
}

interface JumpProps {
  page: number;
  pages: number;
  onGo(page: number): void;
  onBack(): void;
}

/** A page by its number; an empty field keeps the page, a number too large is the last. */
function JumpForm({ page, pages, onGo, onBack }: JumpProps) {
  const { t, number } = useLocale();
  const id = useId();
  const [typed, setTyped] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onGo(typed === '' ? page : Math.min(Math.max(Number(typed), 1), pages));
  };
  return (
    <form className="inl-pager__jump" onSubmit={onSubmit}>
      <Button look="icon" aria-label={t('Back to post count')} onClick={onBack}>
        <Icon name="chevron-left" />
      </Button>
      <label htmlFor={id}>{t('Jump to page')}</label>
      <input
        id={id}
        // What a reader has just asked for.
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        className="inl-input"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-of`}
        maxLength={9}
        value={typed}
        onChange={({ target }) => setTyped(digitsOf(target.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onBack();
        }}
      />
      <span id={`${id}-of`}>{t('of {total}', { total: number(pages) })}</span>
      <Button type="submit">{t('Go')}</Button>
    </form>
  );
}

/** Digits of any script as plain ones. */
const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '');
