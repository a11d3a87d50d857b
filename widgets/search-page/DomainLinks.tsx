import { useLocale } from '../../src/ui/useLocale';
import { isPlainPress } from '../../src/ui/pager/isPlainPress';

interface Props {
  domains: readonly { value: string; label: string }[];
  current: string;
  hrefOf(domain: string): string;
  onChange(domain: string): void;
}

/** What is searched: links, so that each opens in another tab too. */
export function DomainLinks({ domains, current, hrefOf, onChange }: Props) {
  const { t } = useLocale();
  if (domains.length < 2) return null;
  return (
    <nav className="inl-sorts" aria-label={t('Search in')}>
      <ul>
        {domains.map(({ value, label }) => (
          <li key={value}>
            <a
              href={hrefOf(value)}
              aria-current={value === current ? 'true' : undefined}
              data-inlay-part={`domain-${value}`}
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
