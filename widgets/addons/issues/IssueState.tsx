import { useState } from 'react';
import { useAppDispatch, type ApiError, type Attachment } from '../../../src/index';
import { changeIssue } from '../../../src/resources/attachments/changeIssue';
import { Button } from '../../../src/ui/Button';
import { errorWords } from '../../../src/ui/errorWords';
import { useLastingFailure } from '../../../src/ui/useLastingFailure';
import { useUi } from '../../../src/ui/UiContext';

/** Closes an issue, and opens it again; the attachment then says so. */
export function IssueState({ attachment }: { attachment: Attachment }) {
  const { locale, announcer } = useUi();
  const { t } = locale;
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const error = useLastingFailure(failed);
  const closed = attachment.state === 'closed';

  async function change() {
    setBusy(true);
    const failure = await dispatch(changeIssue(attachment, closed ? 'open' : 'closed'));
    setBusy(false);
    setFailed(failure);
    if (failure) announcer.announce(errorWords(failure, locale).body, 'assertive');
    else announcer.announce(t(closed ? 'The issue is open again.' : 'The issue is closed.'));
  }

  return (
    <>
      <Button
        look="text"
        size="compact"
        data-inlay-part={`issue-${attachment.attachmentID}`}
        busy={busy}
        onClick={() => void change()}
      >
        {t(closed ? 'Reopen issue' : 'Close issue')}
      </Button>
      {/* Behind the button, which must not move under a second click. */}
      {error && <span>{errorWords(error, locale).body}</span>}
    </>
  );
}
