import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { errorWords } from '../errorWords';
import type { Failure } from '../errorWords';
import { Icon } from '../Icon';
import { useLastingFailure } from '../useLastingFailure';
import { useLocale } from '../useLocale';
import { fieldProblems } from './fieldProblems';

interface Props {
  error: Failure;
  form: RefObject<HTMLFormElement | null>;
}

/** Says once, above the fields, why a form was refused, and what of it is no field's own. */
export function FormErrors({ error: given, form }: Props) {
  const locale = useLocale();
  const error = useLastingFailure(given);
  const [last, setLast] = useState({ error, attempt: 0 });
  const [homeless, setHomeless] = useState<readonly string[]>([]);
  if (last.error !== error) setLast({ error, attempt: last.attempt + 1 });
  useLayoutEffect(() => {
    const shown = [...(form.current?.querySelectorAll('[data-field]') ?? [])].map((field) =>
      field.getAttribute('data-field'),
    );
    setHomeless([...fieldProblems(error)].flatMap(([name, texts]) => (shown.includes(name) ? [] : texts)));
  }, [error, form]);
  if (error === null || error === undefined) return <div role="alert" />;
  const { title, body } = errorWords(error, locale);
  const rest = homeless.filter((text) => text !== body && text !== title);
  return (
    <div role="alert">
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
            <bdi>{body}</bdi>
          </p>
          {rest.length > 0 && (
            <ul>
              {rest.map((text) => (
                <li key={text}>
                  <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}
