import { useLocale } from '../../src/ui/useLocale';
import { PlainLink } from './PlainLink';

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
    <nav className="inl-root inl-sorts" aria-label={t('Search in')}>
      <ul>
        {domains.map(({ value, label }) => (
          <li key={value}>
            <PlainLink
              href={hrefOf(value)}
              onPress={() => onChange(value)}
              part={`domain-${value}`}
              isCurrent={value === current}
            >
              {t(label)}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
