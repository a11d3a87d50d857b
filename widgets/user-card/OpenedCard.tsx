import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { lazyImport } from '../../src/index';
import { lazyPart } from '../../src/ui/lazyPart';
import { useMediaQuery } from '../../src/ui/useMediaQuery';
import { useUi } from '../../src/ui/UiContext';
import { useUniqueID } from '../../src/ui/useUniqueID';
import type { CardHeading } from './CardFrame';

interface Props {
  anchor: HTMLElement;
  onClose(): void;
  children(heading: CardHeading): ReactNode;
}

const Flyout = lazyPart(() => lazyImport(() => import('../../src/ui/Flyout')).then((part) => part.Flyout), {
  name: 'UserCard',
  failed: ({ anchor, onClose }) => <Follow anchor={anchor} onClose={onClose} />,
});
const Modal = lazyPart(() => lazyImport(() => import('../../src/ui/Modal')).then((part) => part.Modal), {
  name: 'UserCard',
  failed: ({ anchor, onClose }) => anchor && <Follow anchor={anchor} onClose={onClose} />,
});

/** Phones, also when they are held across: beside a link a card would be cut off there. */
const smallScreen = '(max-width: 806px), (max-width: 932px) and (orientation: landscape)';

/** A card that a link has opened: beside it, or on a small screen over the page. */
export function OpenedCard({ anchor, onClose, children }: Props) {
  const small = useMediaQuery(smallScreen);
  const id = useUniqueID();
  const ref = useRef<HTMLHeadingElement>(null);
  const card = <div className="inl-opened-card">{children({ id, ref })}</div>;
  if (small)
    return (
      <Modal size="small" labelledBy={id} initialFocus={ref} anchor={anchor} onClose={onClose}>
        {card}
      </Modal>
    );
  return (
    <Flyout anchor={anchor} labelledBy={id} initialFocus={ref} onClose={onClose}>
      {card}
    </Flyout>
  );
}

/** Where no card can be shown, the link does what links do. */
export function Follow({ anchor, onClose }: Pick<Props, 'anchor' | 'onClose'>) {
  const { leaveFor } = useUi();
  useEffect(() => {
    const href = anchor.closest('a')?.href;
    if (href) leaveFor(href);
    onClose();
  }, [anchor, onClose, leaveFor]);
  return null;
}
