import { useDelay } from './useDelay';
import { useLocale } from './useLocale';

/** A spinner that comes after 150 ms: what is faster than that would only flicker. Says so once, politely. */
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
