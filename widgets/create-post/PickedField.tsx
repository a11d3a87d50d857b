import { useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { attributes } from '../../src/index';

type Native = 'input' | 'select';
type Hidden = 'className' | 'tabIndex' | 'aria-hidden' | 'onFocus';
type Props<Tag extends Native> = Omit<ComponentProps<Tag>, Hidden> & {
  as: Tag;
  part: string;
  /** The picker. */
  picker: ReactNode;
};

/**
 * A picker in the place of a plain control. The control stays, out of sight: what is written in the server's own, and where
 * the focus is, come through it into the picker, and go back where the view has to give its place back.
 */
export function PickedField<Tag extends Native>({ as: Control, part, picker, ...control }: Props<Tag>) {
  const box = useRef<HTMLDivElement>(null);
  const handed = {
    ...control,
    [attributes.part]: part,
    className: 'inl-hidden',
    tabIndex: -1,
    'aria-hidden': true,
    onFocus: () => box.current?.querySelector('input')?.focus(),
  };
  return (
    <div className="inl-post__picked">
      {Control === 'select' ? (
        <select {...(handed as ComponentProps<'select'>)} />
      ) : (
        <input {...(handed as ComponentProps<'input'>)} />
      )}
      <div ref={box} data-inlay-part={part}>
        {picker}
      </div>
    </div>
  );
}
