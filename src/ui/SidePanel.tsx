import type { ComponentProps } from 'react';
import { Modal } from './Modal';

interface Props extends Omit<ComponentProps<typeof Modal>, 'size' | 'role'> {
  /** Where lines end, or where they start. Default: `end`. */
  side?: 'start' | 'end';
  /** As wide as a large dialog. At the end only. */
  large?: boolean;
}

/** A dialog along one side of the page, from top to bottom. */
export function SidePanel({ side = 'end', large = false, ...modal }: Props) {
  const end = large ? 'side-right-large' : 'side-right';
  return <Modal {...modal} size={side === 'start' ? 'side-left' : end} />;
}
