import { useLayoutEffect } from 'react';
import type { ReactNode, RefObject } from 'react';

export interface CardHeading {
  id?: string;
  ref?: RefObject<HTMLHeadingElement | null>;
}

interface Props {
  /** Of a card that was opened: it takes the focus that the state before it took away. */
  heading?: CardHeading;
  title: ReactNode;
  photo: ReactNode;
  label?: ReactNode;
  busy?: boolean;
  state: 'loading' | 'success' | 'reduced' | 'deleted' | 'error';
  children?: ReactNode;
}

/** The card's outline: photo, name, label, and below whatever its state has to say. */
export function CardFrame({ heading, title, photo, label, busy = false, state, children }: Props) {
  const ref = heading?.ref;
  // Each state is a view of its own, and the one that goes takes its focused heading or Retry button along.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ref?.current?.focus({ preventScroll: true });
  }, [ref]);

  return (
    <div className="inl-root inl-card" aria-busy={busy} data-state={state}>
      <div className="inl-card__photo">{photo}</div>
      <h2 className="inl-card__name" id={heading?.id} ref={ref} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      {label && <p className="inl-card__label">{label}</p>}
      {children}
    </div>
  );
}
