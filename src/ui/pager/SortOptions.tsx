import './pager.css';
import { useLocale } from '../useLocale';
import { isPlainPress } from './isPlainPress';
import type { Sort } from './sorts';

interface Props<Value extends string> {
  /** The first one is the default. */
  sorts: readonly Sort<Value>[];
  current: Value;
  hrefOf(sort: Value): string;
  onChange(sort: Value): void;
}

/** How a list is ordered: links, as the server's are. */
export function SortOptions<Value extends string>({ sorts, current, hrefOf, onChange }: Props<Value>) {
  const { t } = useLocale();
  return (
    <nav className="inl-root inl-sorts" aria-label={t('Sort by')}>
      <ul>
        {sorts.map(({ value, label }) => (
          <li key={value}>
            <a
              href={hrefOf(value)}
              aria-current={value === current ? 'true' : undefined}
              data-inlay-part={`sort-${value}`}
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                if (value !== current) onChange(value);
              }}
            >
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
