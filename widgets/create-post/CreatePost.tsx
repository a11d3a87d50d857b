import { useEffect, useMemo, useRef, useState } from 'react';
import { safeUrl } from '../../src/index';
import type { DraftTarget } from '../../src/resources/drafts/draft';
import { readServerDraft } from '../../src/resources/drafts/readServerDraft';
import { useDraft } from '../../src/resources/drafts/useDraft';
import { Button } from '../../src/ui/Button';
import { Form } from '../../src/ui/form/Form';
import { SelectField } from '../../src/ui/form/SelectField';
import { TextAreaField, TextField } from '../../src/ui/form/TextField';
import { useUi } from '../../src/ui/UiContext';
import { DraftActions } from './DraftActions';
import { DraftNote } from './DraftNote';
import { postMeta, valuesOf } from './postMeta';
import type { CreatePostProps, PostValues } from './props';
import { SchedulePart } from './SchedulePart';
import { usePosting } from './usePosting';
import './create-post.css';

/** Writes a post, or another version of one. Every word goes into its draft. */
export function CreatePost(props: CreatePostProps) {
  const { postType, recordID, parentID, draftID, mayAnnounce, maySchedule, categories, leave } = props;
  const { locale, urls } = useUi();
  const { t } = locale;
  const target = useMemo((): DraftTarget => {
    const place =
      recordID === undefined ? { parentRecordType: 'category', parentRecordID: parentID } : { recordID };
    return { recordType: 'discussion', ...place, draftID };
  }, [recordID, parentID, draftID]);
  const given = useMemo(
    () => (props.draft === undefined ? undefined : readServerDraft(props.draft)),
    [props.draft],
  );
  const draft = useDraft(target, given);
  const [values, setValues] = useState(props.values);
  const latest = useRef(values);
  const { posting, post } = usePosting(props, draft);

  const show = (next: PostValues) => {
    latest.current = next;
    setValues(next);
  };
  // Before stored words are known only what was touched may go into the draft: an empty field is no word of anybody's.
  const early = useRef(false);
  const isLoading = draft.status === 'loading';
  const change = (patch: Partial<PostValues>) => {
    show({ ...latest.current, ...patch });
    early.current ||= isLoading;
    const known = isLoading ? patch : latest.current;
    draft.change({
      ...(known.body !== undefined && { body: known.body, format: latest.current.format }),
      meta: postMeta(known, postType),
    });
  };

  // Words that were stored, or written in another tab; or that went away there.
  const { restored } = draft;
  useEffect(() => {
    if (restored === 0) return;
    if (draft.status !== 'none') return show(valuesOf(draft, latest.current));
    // Of an edited post its own text comes back; a new one begins again.
    const { categoryID } = props.values;
    const none = { name: '', body: '', tags: '', pinLocation: 'none', format: 'text' } as const;
    show(recordID === undefined ? { ...none, categoryID } : props.values);
    // What is typed comes back in `draft` a second late: only words from elsewhere go into the fields.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [restored]);
  const { change: keep } = draft;
  useEffect(() => {
    if (isLoading || !early.current) return;
    early.current = false;
    keep({ meta: postMeta(latest.current, postType) });
  }, [isLoading, keep, postType]);

  const text = (name: 'name' | 'tags') => ({
    name,
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <Form
      className="inl-post"
      error={posting.state === 'error' ? posting.error : undefined}
      busy={posting.state === 'sending' || posting.state === 'sent'}
      onSubmit={() => void post(latest.current)}
    >
      <TextField
        {...text('name')}
        label={t('Title')}
        required
        maxLength={200}
        autoComplete="off"
        data-inlay-part="name"
      />
      <SelectField
        name="categoryID"
        label={t('Category')}
        required
        value={values.categoryID}
        onChange={(categoryID) => change({ categoryID })}
        choices={categories}
        placeholder={t('Choose a category')}
        data-inlay-part="category"
      />
      <TextAreaField
        name="body"
        label={t('Your text')}
        required
        rows={12}
        value={values.body}
        onChange={(body) => change({ body })}
        data-inlay-part="body"
      />
      <TextField
        {...text('tags')}
        label={t('Tags')}
        description={t('Up to five, with commas between them.')}
        autoComplete="off"
        data-inlay-part="tags"
      />
      {mayAnnounce && (
        <SelectField
          name="pinLocation"
          label={t('Announcement')}
          value={values.pinLocation}
          onChange={(pinLocation) => change({ pinLocation })}
          choices={[
            { value: 'none', label: t("Don't announce.") },
            { value: 'category', label: t('In its category.') },
            { value: 'recent', label: t('In its category and recent discussions.') },
          ]}
          data-inlay-part="pin"
        />
      )}
      {maySchedule && <SchedulePart draft={draft} />}
      <div className="inl-post__actions">
        <Button
          look="primary"
          type="submit"
          busy={posting.state === 'sending' || posting.state === 'sent'}
          data-inlay-part="post"
        >
          {t(recordID === undefined ? 'Post' : 'Save')}
        </Button>
        <DraftActions draft={draft} leave={safeUrl('internal', leave, urls()) ?? '/'} />
      </div>
      {posting.state === 'awaiting' && <p role="status">{t(posting.words)}</p>}
      <DraftNote draft={draft} />
    </Form>
  );
}
