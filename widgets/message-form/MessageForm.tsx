import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useCurrentUser, type ApiError } from '../../src/index';
import { sendMessage, type Message } from '../../src/resources/conversations';
import { passOnCounts } from '../../src/resources/counts/passOnCounts';
import { refusal } from '../../src/resources/refusal';
import { Avatar } from '../../src/ui/Avatar';
import { Button } from '../../src/ui/Button';
import { Form } from '../../src/ui/form/Form';
import { TextAreaField } from '../../src/ui/form/TextField';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { useLeaveWarning } from '../../src/ui/useLeaveWarning';
import { useUi } from '../../src/ui/UiContext';
import { UserHtml } from '../../src/ui/UserHtml';
import type { MessageFormProps } from './props';
import './message-form.css';

const refusedFor = (message: string): ApiError =>
  refusal({
    message: 'Something is still missing.',
    fields: [{ path: '', field: 'body', code: 'invalid', message }],
  });

/** Writes the next message of a conversation; what has been sent stands above the field, at the end of the page's list. */
export function MessageForm({ conversationID, body: first, error: refused }: MessageFormProps) {
  const { announcer, locale, meta, window } = useUi();
  const { t } = locale;
  const dispatch = useAppDispatch();
  const { userID, countUnreadConversations } = useCurrentUser();
  const [sent, setSent] = useState<readonly Message[]>([]);
  const [body, setBody] = useState(first);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(() => (refused ? refusedFor(refused) : undefined));
  const box = useRef<HTMLDivElement>(null);
  useLeaveWarning(body !== first && body.trim() !== '');

  // The page has read this conversation, which other tabs still count.
  const { host } = meta.context;
  useEffect(() => {
    if (userID > 0) passOnCounts(window, host, userID, { Conversations: countUnreadConversations });
  }, [window, host, userID, countUnreadConversations]);

  async function send() {
    if (body.trim() === '') return setError(refusedFor('Please write something first.'));
    setBusy(true);
    const answer = await dispatch(sendMessage(conversationID, body));
    setBusy(false);
    if ('error' in answer) return setError(answer.error);
    setError(undefined);
    setSent((before) => [...before, answer.message]);
    // What has been written meanwhile is the next one.
    setBody((now) => (now === body ? '' : now));
    announcer.announce(t('Your message has been sent.'));
    box.current?.querySelector('textarea')?.focus();
  }

  return (
    <div ref={box} className="inl-root inl-message-form">
      {sent.length > 0 && (
        <ol className="inl-message-form__sent" aria-label={t('Sent just now')}>
          {sent.map((message) => (
            <li key={message.messageID} id={`Message_${message.messageID}`}>
              <p className="inl-message-form__author">
                <Avatar photoUrl={message.insertUser.photoUrl} size="small" />
                <strong>
                  <bdi>{message.insertUser.name}</bdi>
                </strong>
                <RelativeTime date={message.dateInserted} />
              </p>
              <UserHtml html={message.body} />
            </li>
          ))}
        </ol>
      )}
      <Form error={error} busy={busy} onSubmit={() => void send()}>
        <TextAreaField
          name="body"
          label={t('Your message')}
          required
          rows={6}
          value={body}
          onChange={setBody}
          data-inlay-part="body"
        />
        <Button look="primary" type="submit" busy={busy} data-inlay-part="send">
          {t('Send')}
        </Button>
      </Form>
    </div>
  );
}
