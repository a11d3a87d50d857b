import type { ReactNode, Ref } from 'react';

export interface CardHeading {
  id?: string;
  ref?: Ref<HTMLHeadingElement>;
}

interface Props {
  /** Shared by all states of a card, so that focus stays on its heading when it loads. */
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
  return (
    <div className="inl-card" aria-busy={busy} data-state={state}>
      <div className="inl-card__photo">{photo}</div>
      <h2 className="inl-card__name" id={heading?.id} ref={heading?.ref} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      {label && <p className="inl-card__label">{label}</p>}
      {children}
    </div>
  );
}
