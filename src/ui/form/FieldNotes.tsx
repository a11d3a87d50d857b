import type { ReactNode } from 'react';
import { useLocale } from '../useLocale';

interface Props {
  /** Of the control. */
  id: string;
  description?: ReactNode;
  problems: readonly string[];
}

/** The description and the errors below a control. */
export function FieldNotes({ id, description, problems }: Props) {
  const { t } = useLocale();
  return (
    <>
      {description !== undefined && (
        <p className="inl-field__description" id={`${id}-description`}>
          {description}
        </p>
      )}
      {problems.length > 0 && (
        <div className="inl-field__problems" id={`${id}-problems`}>
          {problems.map((problem) => (
            <p key={problem}>
              <bdi>{t(problem)}</bdi>
            </p>
          ))}
        </div>
      )}
    </>
  );
}
