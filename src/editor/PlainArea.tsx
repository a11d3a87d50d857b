import type { Ref } from 'react';
import { useLocale } from '../ui/useLocale';

interface Props {
  id: string;
  defaultValue?: string;
  /** Holds what cannot be changed here. */
  isLocked: boolean;
  isBusy: boolean;
  describedBy?: string;
  invalid: boolean;
  onInput(value: string): void;
  /** Ctrl+Enter. */
  onSubmit(): void;
  ref: Ref<HTMLTextAreaElement>;
}

/** The text area that stands where the rich editor will, or would. */
export function PlainArea({ id, isLocked, isBusy, describedBy, invalid, onInput, onSubmit, ...area }: Props) {
  const { t } = useLocale();
  return (
    <textarea
      {...area}
      id={id}
      className="inl-editor__plain"
      data-inlay-part="body"
      rows={6}
      dir="auto"
      required
      readOnly={isLocked}
      aria-busy={isBusy}
      placeholder={isBusy ? t('Loading…') : undefined}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
          return;
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
