import { useRef, useState } from 'react';
import { useAppDispatch } from '../../../src/index';
import type { PostHandle } from '../../../src/editor/postHandle';
import { isEmptyBody } from '../../../src/resources/drafts/checkDraft';
import { sendReport, useGetReportReasonsQuery } from '../../../src/resources/reports';
import { CheckboxGroup } from '../../../src/ui/form/CheckboxGroup';
import { useToasts } from '../../../src/ui/toasts/useToasts';
import { useLocale } from '../../../src/ui/useLocale';
import type { DialogProps } from './dialogProps';
import { FormDialog } from './FormDialog';
import { NoteField, type Note } from './NoteField';

interface Typed extends Note {
  reasons: string[];
}

const nothing: Typed = { reasons: [], body: '', format: 'text' };
const fields = ['noteBody', 'noteFormat'];

/** Tells moderators what is wrong with a post. */
export function ReportDialog({ place, typed = nothing, onType, ...frame }: DialogProps<Typed>) {
  const { t } = useLocale();
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const reasons = useGetReportReasonsQuery();
  const editor = useRef<PostHandle>(null);
  const [isAsked, setAsked] = useState(false);
  const { body, format } = typed;
  const lacksReason = typed.reasons.length === 0;
  const lacksNote = isEmptyBody(body, format);
  const report = {
    ...{ recordType: place.recordType, recordID: place.recordID },
    ...{ reportReasonIDs: typed.reasons, noteBody: body, noteFormat: format },
  };
  return (
    <FormDialog
      {...frame}
      title={t('Report content')}
      send={t('Report')}
      needs={reasons}
      unheard={{ names: fields, value: body }}
      call={lacksReason || lacksNote ? null : () => dispatch(sendReport(report))}
      onUnready={() => {
        setAsked(true);
        if (!lacksReason) editor.current?.focus();
      }}
      onDone={() => {
        onType(undefined);
        toasts.show({ words: t('Thank you. Moderators will look at it.'), autoDismiss: true });
      }}
    >
      <CheckboxGroup
        name="reportReasonIDs"
        label={t('Why do you report this?')}
        required
        value={typed.reasons}
        onChange={(chosen) => onType({ ...typed, reasons: chosen })}
        choices={(reasons.data ?? []).map(({ reportReasonID, name, description }) => ({
          value: reportReasonID,
          label: t(name),
          description: description === '' ? undefined : t(description),
        }))}
        problem={isAsked && lacksReason ? t('Choose at least one reason.') : null}
      />
      <NoteField
        ref={editor}
        value={typed}
        onChange={(note) => onType({ ...typed, ...note })}
        problem={isAsked && lacksNote ? t('Please fill this in.') : null}
      />
    </FormDialog>
  );
}
