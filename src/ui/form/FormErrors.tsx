import { useLayoutEffect, useRef, useState } from 'react';
import { errorWords } from '../errorWords';
import type { Failure } from '../errorWords';
import { Icon } from '../Icon';
import { useLastingFailure } from '../useLastingFailure';
import { useLocale } from '../useLocale';
import { fieldProblems } from './fieldProblems';

/** Says once, above the fields, why a form was refused, and what of it is no field's own. */
export function FormErrors({ error: given }: { error: Failure }) {
  const locale = useLocale();
  const error = useLastingFailure(given);
  const own = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState({ given, attempt: 0 });
  const [homeless, setHomeless] = useState<readonly string[]>([]);
  if (last.given !== given) setLast({ given, attempt: last.attempt + 1 });
  useLayoutEffect(() => {
    // A form that begins with an error has no ref of its own yet.
    const fields = own.current!.closest('form')?.querySelectorAll('[data-field]') ?? [];
    const shown = [...fields].map((field) => field.getAttribute('data-field'));
    setHomeless([...fieldProblems(error)].flatMap(([name, texts]) => (shown.includes(name) ? [] : texts)));
  }, [error]);
  if (error === null || error === undefined) return <div ref={own} role="alert" />;
  const { title, body } = errorWords(error, locale, { apart: true });
  const rest = homeless.filter((text) => text !== body && text !== title);
  return (
    <div ref={own} role="alert">
      {/* The same words after another try are spoken again. */}
      <div className="inl-error" key={last.attempt}>
        <Icon name="error" />
        <div className="inl-error__text">
          {title !== '' && (
            <p className="inl-error__title">
              <bdi>{title}</bdi>
            </p>
          )}
          <p>
            {/* Said once: seconds that pass are seen. */}
            <bdi aria-live="off">{body}</bdi>
          </p>
          {rest.length > 0 && (
            <ul>
              {rest.map((text) => (
                <li key={text}>
                  <bdi>{locale.t(text)}</bdi>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}
