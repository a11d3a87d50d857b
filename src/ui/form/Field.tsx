import { clsx } from 'clsx';
import { use } from 'react';
import type { ReactNode } from 'react';
import { useUniqueID } from '../useUniqueID';
import { FieldNotes } from './FieldNotes';
import { FormContext } from './FormContext';
import { RequiredMark } from './RequiredMark';

export interface FieldProps {
  /** Dotted name, as the server's errors call it. */
  name: string;
  label: ReactNode;
  description?: ReactNode;
  required?: boolean;
  /** What our own check found; the server's problems come with the form. */
  problem?: string | null;
  className?: string;
}

/** For the control of a field: spread them over it. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

interface Props extends FieldProps {
  children(control: ControlProps): ReactNode;
}

/** A control with its label above, and its description and errors below. */
export function Field({ label, className, required = false, children, ...field }: Props) {
  const { control, notes } = useField({ required, ...field });
  return (
    <div className={clsx('inl-field', className)} data-field={field.name}>
      <label className="inl-field__label" htmlFor={control.id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children(control)}
      {notes}
    </div>
  );
}

/** Ids, states and notes of a field, for those whose label does not stand above. */
export function useField({ name, description, required = false, problem }: Omit<FieldProps, 'label'>): {
  control: ControlProps;
  notes: ReactNode;
} {
  const id = useUniqueID();
  const problems = [...(problem ? [problem] : []), ...(use(FormContext)?.get(name) ?? [])];
  const described = [
    ...(description === undefined ? [] : [`${id}-description`]),
    ...(problems.length > 0 ? [`${id}-problems`] : []),
  ];
  return {
    control: {
      id,
      name,
      'aria-describedby': described.join(' ') || undefined,
      'aria-invalid': problems.length > 0 || undefined,
      'aria-required': required || undefined,
    },
    notes: <FieldNotes id={id} description={description} problems={problems} />,
  };
}
