import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Failure } from '../errorWords';
import { fieldProblems } from './fieldProblems';
import { FormContext } from './FormContext';
import { FormErrors } from './FormErrors';

interface Props {
  /** The failure of the last submit; a new object for each. Fields show their own errors, the rest stands above them. */
  error?: Failure;
  /** Names of what has been changed since, beside the form's own fields: what they were refused for is over. */
  mended?: readonly string[];
  /** A second submit while the first is under way does nothing. */
  busy?: boolean;
  onSubmit(): void;
  id?: string;
  className?: string;
  children: ReactNode;
}

const none: readonly string[] = [];

/** Fields with the server's errors, until they are changed. After a failure the first invalid field gets focus; without one the error above is scrolled into view. */
export function Form({
  error: given,
  mended = none,
  busy = false,
  onSubmit,
  id,
  className,
  children,
}: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const [touched, setTouched] = useState({ given, names: none });
  const refused = useMemo(() => fieldProblems(given), [given]);
  const problems = useMemo(() => {
    const over = [...mended, ...(touched.given === given ? touched.names : none)];
    return new Map([...refused].filter(([name]) => !over.includes(name)));
  }, [given, mended, refused, touched]);
  // Every refused field has changed since.
  const error = refused.size > 0 && problems.size === 0 ? null : given;
  useEffect(() => {
    const invalid = refused.size > 0 && ref.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!invalid) {
      const words = given ? ref.current?.firstElementChild : null;
      // On a phone the button may be a screen or two below; a bar may stand over the first lines.
      if (words && words.getBoundingClientRect().top < 80) words.scrollIntoView({ block: 'center' });
      return;
    }
    // A group of choices is named invalid as a whole, but focus goes to one of them.
    const control = invalid.matches('fieldset')
      ? invalid.querySelector<HTMLElement>('input:enabled')
      : invalid;
    control?.focus();
  }, [refused, given]);
  return (
    <form
      ref={ref}
      id={id}
      className={clsx('inl-form', className)}
      // The browser's own bubbles are in its language, not the page's, and vanish.
      noValidate
      onChange={({ target }) => {
        const { name } = target as Partial<HTMLInputElement>;
        if (name === undefined || !problems.has(name)) return;
        setTouched(({ names, ...last }) => ({
          given,
          names: last.given === given ? [...names, name] : [name],
        }));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog of another form's widget: React's events climb through portals.
        event.stopPropagation();
        if (!busy) onSubmit();
      }}
    >
      <FormErrors error={error} />
      <FormContext value={problems}>{children}</FormContext>
    </form>
  );
}
