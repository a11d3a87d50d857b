import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, type ApiError } from '../../src/index';
import { uploadMedia } from '../../src/resources/media';
import { Button } from '../../src/ui/Button';
import { Field } from '../../src/ui/form/Field';
import { Picture } from '../../src/ui/home/Picture';
import { OwnError } from '../../src/ui/OwnError';
import { useLocale } from '../../src/ui/useLocale';
import type { ImageFieldProps } from './props';
import './image-field.css';

/** A picture in a form of the server: uploaded when it is chosen; its address is what the form sends. */
export function ImageUploadGroup(props: ImageFieldProps) {
  const { t } = useLocale();
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(props.value ?? props.initialValue ?? '');
  const [upload, setUpload] = useState<AbortController | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const name = props.inputName || props.name!;
  const label = props.label ?? props.inputLabel ?? t('Picture');

  // The form would be sent with the picture before this one.
  const wait = upload ? t('Wait until the pictures have arrived.') : '';
  useEffect(() => input.current?.setCustomValidity(wait), [wait]);
  useEffect(() => () => upload?.abort(), [upload]);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const own = new AbortController();
    setUpload(own);
    setError(null);
    const result = await dispatch(uploadMedia(file, { onProgress: () => undefined, signal: own.signal }));
    if (own.signal.aborted) return;
    setUpload(null);
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
    if ('image' in result) setValue(result.image.url);
    else setError(result.error);
  };
  return (
    <div className="inl-root inl-image-field">
      <input type="hidden" name={name} value={value} />
      {value !== '' && <Picture src={value} className="inl-image-field__picture" />}
      <Field
        name={`${name}-file`}
        label={label}
        description={props.description ?? props.labelDescription}
        required={props.required}
      >
        {({ name: _, ...control }) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept="image/*"
            disabled={props.disabled}
            aria-busy={upload !== null}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      {error && <OwnError error={error} />}
      <p role="status" className="inl-image-field__status">
        {upload ? t('Uploading…') : ''}
      </p>
      {value !== '' && !props.disabled && (
        <Button size="compact" aria-label={t('Remove {name}', { name: label })} onClick={() => setValue('')}>
          {t('Remove')}
        </Button>
      )}
    </div>
  );
}
