import { use, useState, type Ref } from 'react';
import { PostBody } from '../../../src/editor/PostBody';
import type { PostHandle } from '../../../src/editor/postHandle';
import type { PostValue } from '../../../src/editor/postValue';
import { useEditorServices } from '../../../src/resources/useEditorServices';
import { FormContext } from '../../../src/ui/form/FormContext';
import { useUi } from '../../../src/ui/UiContext';

export type Note = Pick<PostValue, 'body' | 'format'>;

interface Props {
  value: Note;
  onChange(note: Note): void;
  problem: string | null;
  ref: Ref<PostHandle>;
}

/** What a moderator should know, in the editor that posts are written in. */
export function NoteField({ value, onChange, problem, ref }: Props) {
  const { locale, meta } = useUi();
  const { t } = locale;
  const services = useEditorServices(meta.raw);
  // The editor hears only of what it begins with.
  const [initial] = useState(value);
  const refused = use(FormContext)?.get('noteBody') ?? [];
  const problems = problem === null ? refused : [problem, ...refused];
  return (
    <div className="inl-field" data-field="noteBody">
      <PostBody
        ref={ref}
        label={t('What should a moderator know?')}
        initial={initial}
        services={services}
        error={
          problems.length > 0 &&
          problems.map((words) => (
            <p key={words} role="alert">
              {t(words)}
            </p>
          ))
        }
        onChange={({ body, format }) => onChange({ body, format })}
        onSubmit={() => undefined}
      />
    </div>
  );
}
