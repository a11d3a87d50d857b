import { useMemo, useRef, useState } from 'react';
import { readServerDraft } from '../../src/resources/drafts/readRow';
import { useDraft } from '../../src/resources/drafts/useDraft';
import { isAllowed } from '../../src/resources/postFields';
import { useEditorServices } from '../../src/resources/useEditorServices';
import { Button } from '../../src/ui/Button';
import { DraftNote } from '../../src/editor/DraftNote';
import { ClosedForm, DraftVersions } from '../../src/editor/DraftVersions';
import { PostBody } from '../../src/editor/PostBody';
import type { PostHandle } from '../../src/editor/postHandle';
import { fieldProblems } from '../../src/ui/form/fieldProblems';
import { Form } from '../../src/ui/form/Form';
import { SelectField } from '../../src/ui/form/SelectField';
import { TextField } from '../../src/ui/form/TextField';
import { useOwnLink } from '../../src/ui/useOwnLink';
import { useUi } from '../../src/ui/UiContext';
import { DraftActions } from './DraftActions';
import { OutcomeNote } from './OutcomeNote';
import { postTarget } from './postTarget';
import type { CreatePostProps } from './props';
import { PostCategory } from './PostCategory';
import { PostFields } from './PostFields';
import { PostTags } from './PostTags';
import { refusal } from '../../src/resources/refusal';
import { SchedulePart } from './SchedulePart';
import { isMisplaced, typeOf, wrongCategory } from './typeOf';
import { useMended } from './useMended';
import { usePosting } from './usePosting';
import { usePostValues } from './usePostValues';
import './create-post.css';

/** Writes a post, or another version of one. Every word goes into its draft. */
export function CreatePost(given: CreatePostProps) {
  const [published, setPublished] = useState<Partial<CreatePostProps>>();
  const props = { ...given, ...published };
  const { recordID, parentID, draftID, mayAnnounce, maySchedule, categories, group, leave } = props;
  const { locale, meta, section } = useUi();
  const ownLink = useOwnLink();
  const { t } = locale;
  const target = useMemo(() => postTarget({ recordID, parentID, draftID }), [recordID, parentID, draftID]);
  const stored = useMemo(
    () => (props.draft === undefined ? undefined : readServerDraft(props.draft)),
    [props.draft],
  );
  const place = useRef<HTMLDivElement>(null);
  const draft = useDraft(target, stored, place);
  const editor = useRef<PostHandle>(null);
  const services = useEditorServices(meta.raw);
  const { values, latest, byHand, bodyTurn, isLeft, change, show } = usePostValues(props, draft, editor);
  const { posting, post, lacks } = usePosting({
    ...{ props, draft, editor, latest, byHand },
    onPublished: (recordID, values) =>
      setPublished({ recordID, values, draftID: undefined, draft: null, own: undefined }),
  });
  /** While it stands in its field the form is for that date. */
  const [date, setDate] = useState<string | null>(null);
  const schedule = useRef<() => void>(null);
  const isNew = (posting.state === 'published' ? recordID : given.recordID) === undefined;
  const busy = posting.state === 'sending' || posting.state === 'leaving';
  const refused = useMemo(() => props.refused && refusal(props.refused), [props.refused]);
  const error =
    posting.state === 'error' ? posting.error : posting.state === 'editing' && !isLeft ? refused : undefined;
  const { mended, mend } = useMended(error);
  const problems =
    posting.state === 'uploading'
      ? ['Wait until the pictures have arrived.']
      : mended.includes('body')
        ? undefined
        : fieldProblems(error).get('body');

  const type = typeOf(props, values);
  const offered = props.postTypes.filter(
    (each) => each.postTypeID === type.postTypeID || isAllowed(each, Number(values.categoryID)),
  );
  const isWrong = isNew && isMisplaced(props, values) && !fieldProblems(error).has('postTypeID');

  if (draft.closed) return <ClosedForm {...draft.closed} />;
  const { isElsewhere } = draft;
  const send = () => {
    if (isElsewhere) return;
    if (date === null) void post();
    else if (!lacks()) schedule.current?.();
  };
  const text = (name: 'name' | 'tags') => ({
    name,
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
    readOnly: isElsewhere,
  });
  return (
    <Form className="inl-root inl-post" error={error} mended={mended} busy={busy} onSubmit={send}>
      <DraftVersions {...draft} focus={() => editor.current?.focus()} />
      <TextField {...text('name')} label={t('Title')} required autoComplete="off" data-inlay-part="name" />
      {group ? (
        <p>
          {t('Group')}: <bdi>{group.name}</bdi>
        </p>
      ) : isElsewhere ? (
        <SelectField
          name="categoryID"
          label={t('Category')}
          required
          value={values.categoryID}
          disabled
          onChange={(categoryID) => change({ categoryID })}
          choices={categories}
          placeholder={t('Choose a category')}
          data-inlay-part="category"
        />
      ) : (
        <PostCategory
          choices={categories}
          value={values.categoryID}
          onChange={(categoryID) => {
            mend('categoryID');
            mend('postTypeID');
            change({ categoryID });
          }}
        />
      )}
      {isNew && (offered.length > 1 || isWrong) && (
        <SelectField
          name="postTypeID"
          label={t('Post type')}
          value={type.postTypeID}
          problem={isWrong ? wrongCategory : undefined}
          disabled={isElsewhere}
          onChange={(postTypeID) => change({ postTypeID })}
          choices={offered.map(({ postTypeID, name }) => ({ value: postTypeID, label: t(name) }))}
          data-inlay-part="type"
        />
      )}
      {type.postHelperText && (
        <p className="inl-field__description">
          <bdi>{type.postHelperText}</bdi>
        </p>
      )}
      <PostFields
        fields={type.postFields}
        values={values.postMeta}
        readOnly={isElsewhere}
        onChange={(postFieldID, value) => {
          mend(`postMeta.${postFieldID}`);
          change({ postMeta: { ...latest.current.postMeta, [postFieldID]: value } });
        }}
      />
      <div className="inl-post__body" data-field="body" ref={place}>
        <PostBody
          key={bodyTurn}
          ref={editor}
          label={t('Your text')}
          initial={bodyTurn === 0 ? { ...values, html: given.html } : values}
          services={services}
          error={problems?.map((words) => (
            <p key={words} role="alert">
              {t(words)}
            </p>
          ))}
          onChange={({ body, format }, byHand) => {
            if (byHand) {
              mend('body');
              change({ body, format });
            } else show({ ...latest.current, body, format });
          }}
          readOnly={isElsewhere}
          onSubmit={send}
        />
      </div>
      {!props.taggingEnabled ? null : isElsewhere ? (
        <TextField
          {...text('tags')}
          label={t('Tags')}
          description={t('Up to five, with commas between them.')}
          autoComplete="off"
          data-inlay-part="tags"
        />
      ) : (
        <PostTags
          categoryID={Number(values.categoryID) || undefined}
          value={values.tags}
          onChange={(tags) => {
            mend('tags');
            change({ tags });
          }}
        />
      )}
      {mayAnnounce && (
        <SelectField
          name="pinLocation"
          label={t('Announcement')}
          value={values.pinLocation}
          disabled={isElsewhere}
          onChange={(pinLocation) => change({ pinLocation })}
          choices={[
            { value: 'none', label: t("Don't announce.") },
            { value: 'category', label: t('In its category.') },
            { value: 'recent', label: t('In its category and recent discussions.') },
          ]}
          data-inlay-part="pin"
        />
      )}
      {maySchedule && !isElsewhere && <SchedulePart ref={schedule} draft={draft} onDate={setDate} />}
      <div className="inl-post__actions">
        <Button look="primary" type="submit" busy={busy || isElsewhere} data-inlay-part="post">
          {date === null
            ? (isNew && type.postButtonLabel) || t(isNew ? 'Post' : 'Save')
            : t('Schedule for {date}', { date: locale.date(date, 'extended') })}
        </Button>
        <DraftActions draft={draft} leave={ownLink(leave) ?? `${section}/`} />
      </div>
      {posting.state === 'awaiting' && <OutcomeNote words={t(posting.words)} />}
      {posting.state === 'published' && (
        <OutcomeNote
          url={posting.url}
          words={`${t('Your post has been published.')} ${draft.status === 'draft' ? t('What you have written since is not in it until you save.') : ''}`}
        />
      )}
      <DraftNote {...draft} />
    </Form>
  );
}
