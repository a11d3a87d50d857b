import type { CSSProperties, Ref } from 'react';
import { Button } from './Button';
import { useLocale } from './useLocale';

interface Props {
  /** Name of the running task. */
  label: string;
  /** Out of `max`; null while unknown. */
  value: number | null;
  max: number;
  /** In place of `3 of 10`. */
  text?: string;
  onCancel?(): void;
  /** It has been cancelled and comes to an end. */
  isCancelling?: boolean;
  cancelRef?: Ref<HTMLButtonElement>;
}

/** How far something long has come, and a way to stop it. */
export function Progress({ label, value, max, text, onCancel, isCancelling = false, cancelRef }: Props) {
  const { t, number } = useLocale();
  const words =
    text ?? (value === null ? '' : t('{count} of {total}', { count: number(value), total: number(max) }));
  return (
    <div className="inl-progress">
      <p className="inl-progress__words">
        {/* What is being done is spoken when it changes; how far it is would never stop. */}
        <span role="status">{label}</span> <span>{words}</span>
      </p>
      <div
        className="inl-progress__bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={words || undefined}
        data-state={value === null ? 'unknown' : 'known'}
      >
        <div
          className="inl-progress__done"
          style={
            value === null
              ? undefined
              : ({ '--inl-progress-done': `${max > 0 ? (100 * value) / max : 0}%` } as CSSProperties)
          }
        />
      </div>
      {onCancel && (
        <Button ref={cancelRef} size="compact" busy={isCancelling} onClick={onCancel}>
          {t('Cancel')}
        </Button>
      )}
    </div>
  );
}
