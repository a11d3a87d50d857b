import { useRef } from 'react';
import { useEditorServices } from '../../src/resources/useEditorServices';
import { PostBody } from '../../src/ui/editor/PostBody';
import { useLocale } from '../../src/ui/useLocale';
import type { PostEditorProps } from './props';

/**
 * The editor in a form of the host's: text and format are fields of that form, in which the text area was. Until the
 * first change the form sends what it had.
 */
export function PostEditor({ name, formatName, label, body, format, error }: PostEditorProps) {
  const { t } = useLocale();
  const services = useEditorServices();
  const text = useRef<HTMLInputElement>(null);
  const kind = useRef<HTMLInputElement>(null);
  return (
    <>
      <input type="hidden" name={name} defaultValue={body} ref={text} />
      <input type="hidden" name={formatName} defaultValue={format} ref={kind} />
      <PostBody
        label={t(label)}
        initial={{ body, format }}
        services={services}
        error={error ? t(error) : undefined}
        onChange={(value) => {
          text.current!.value = value.isEmpty ? '' : value.body;
          kind.current!.value = value.format;
        }}
        onSubmit={() => text.current!.form?.requestSubmit()}
      />
    </>
  );
}
