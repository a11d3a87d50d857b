import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

export interface ButtonLook {
  /** `standard` is outlined; `icon` holds an `Icon` only, and needs an `aria-label`. */
  look?: 'standard' | 'primary' | 'danger' | 'text' | 'icon';
  size?: 'standard' | 'compact';
}

export type ButtonProps = ButtonLook &
  ComponentPropsWithRef<'button'> & {
    /** Its action is under way: a second press does nothing, and focus stays where it is. */
    busy?: boolean;
  };

/** A button that does not submit a form unless told so. */
export function Button({ look, size, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(buttonClass({ look, size }), className)}
      aria-disabled={busy || rest['aria-disabled']}
      data-state={busy ? 'busy' : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** A link that looks like a button. */
export function LinkButton({
  look,
  size,
  className,
  children,
  ...rest
}: ButtonLook & ComponentPropsWithRef<'a'>) {
  return (
    <a {...rest} className={clsx(buttonClass({ look, size }), className)}>
      {children}
    </a>
  );
}

/** Of what looks like one. */
export const buttonClass = ({ look = 'standard', size = 'standard' }: ButtonLook) =>
  clsx(
    'inl-button',
    look !== 'standard' && `inl-button--${look}`,
    size === 'compact' && 'inl-button--compact',
  );
