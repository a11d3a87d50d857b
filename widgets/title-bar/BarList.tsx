import { useLayoutEffect, useRef } from 'react';
import type { Key, ReactNode } from 'react';
import { OwnError } from '../../src/ui/OwnError';
import type { Failure } from '../../src/ui/errorWords';
import { Skeleton } from '../../src/ui/Skeleton';
import { SlowNote } from '../../src/ui/SlowNote';
import { useLocale } from '../../src/ui/useLocale';

interface Props<Row> {
  /** Undefined until they are there; rows that are being read again stay. */
  rows: readonly Row[] | undefined;
  error: Failure;
  busy: boolean;
  onRetry(): void;
  emptyText: string;
  keyOf(row: Row): Key;
  row(row: Row): ReactNode;
  footer: ReactNode;
  /** Result of the list's action; below it, so that it moves no button. */
  note?: ReactNode;
}

/** A list of the reader's own in whatever state it is, with what can be done about all of it below. */
export function BarList<Row>({
  rows,
  error,
  busy,
  onRetry,
  emptyText,
  keyOf,
  row,
  footer,
  note,
}: Props<Row>) {
  const { t } = useLocale();
  const awaited = busy && !rows;
  const failed = error !== undefined && !(busy && rows);
  const ref = useRef<HTMLDivElement>(null);
  const hadFailed = useRef(false);
  // The Retry button goes with the failure, and would take the focus along.
  useLayoutEffect(() => {
    if (hadFailed.current && !failed && document.activeElement === document.body) ref.current!.focus();
    hadFailed.current = failed;
  }, [failed]);
  return (
    <div ref={ref} tabIndex={-1} className="inl-bar-list" aria-busy={awaited}>
      {failed && <OwnError error={error} onRetry={onRetry} busy={busy} />}
      {!rows && !failed && (
        <div className="inl-bar-list__waiting">
          <span className="inl-hidden" role="status">
            {t('Loading…')}
          </span>
          {[0, 1, 2].map((index) => (
            <div key={index} className="inl-bar-row">
              <Skeleton shape="circle" size="40px" />
              <span className="inl-bar-row__text">
                <Skeleton shape="title" />
                <Skeleton size="40%" />
              </span>
            </div>
          ))}
        </div>
      )}
      {rows?.length === 0 && <p className="inl-bar-list__empty">{emptyText}</p>}
      {rows && rows.length > 0 && (
        <ul className="inl-bar-list__rows">
          {rows.map((each) => (
            <li key={keyOf(each)}>{row(each)}</li>
          ))}
        </ul>
      )}
      <div className="inl-bar-list__footer">{footer}</div>
      {awaited && <SlowNote className="inl-bar-list__empty" />}
      {note}
    </div>
  );
}
