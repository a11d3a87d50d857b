import { useDelay } from './useDelay';
import { useLocale } from './useLocale';

/** A spinner that appears after 150 ms, so that fast responses do not flicker. Announced once, politely. */
export function Loader({ delay = 150 }: { delay?: number }) {
  const { t } = useLocale();
  const shown = useDelay(delay);
  const slow = useDelay(10_000);
  return (
    <span className="inl-root inl-loader" role="status">
      {shown && <span className="inl-spinner" aria-hidden="true" />}
      {shown && (
        <span className={slow ? undefined : 'inl-hidden'}>
          {t(slow ? 'This is taking longer than usual…' : 'Loading…')}
        </span>
      )}
    </span>
  );
}
