import { safeUrl } from '../../src/index';
import type { Attachment } from '../../src/index';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { UserHtml } from '../../src/ui/UserHtml';
import { useUi } from '../../src/ui/UiContext';
import { UserLink } from './UserLink';

interface Props {
  fact: Attachment['metadata'][number];
}

/** A label and its value, which is text, HTML, a date or a user. */
export function AttachmentFact({ fact }: Props) {
  return (
    <div>
      <dt>{useUi().locale.t(fact.labelCode)}</dt>
      <dd dir="auto">
        <Value fact={fact} />
      </dd>
    </div>
  );
}

function Value({ fact: { value, format, url, user } }: Props) {
  const { urls, locale } = useUi();
  if (user) return <UserLink user={user} />;
  // What is no date is shown as it came.
  if (format === 'date-time' && locale.date(value) !== '') return <RelativeTime date={value} mode="fixed" />;
  if (format === 'html') return <UserHtml html={value} />;
  const href = safeUrl('user', url, urls());
  return href === null ? (
    value
  ) : (
    <a href={href} rel="nofollow ugc noopener">
      {value}
    </a>
  );
}
