import { safeUrl } from '../../src/index';
import type { Attachment } from '../../src/index';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { useUi } from '../../src/ui/UiContext';
import type { PrintedHtml } from './findPrinted';
import { HtmlValue } from './HtmlValue';
import { UserLink } from './UserLink';

interface Props {
  fact: Attachment['metadata'][number];
  printed: PrintedHtml | undefined;
}

/** A label and its value, which is text, HTML, a date or a user. */
export function AttachmentFact({ fact, printed }: Props) {
  return (
    <div>
      <dt>{useUi().locale.t(fact.labelCode)}</dt>
      <dd dir="auto">
        <Value fact={fact} printed={printed} />
      </dd>
    </div>
  );
}

function Value({ fact: { value, format, url, user }, printed }: Props) {
  const { urls, locale } = useUi();
  if (user) return <UserLink user={user} />;
  // An invalid date is shown as it is.
  if (format === 'date-time' && locale.date(value) !== '') return <RelativeTime date={value} mode="fixed" />;
  if (format === 'html') return <HtmlValue html={value} printed={printed} />;
  const href = safeUrl('user', url, urls());
  return href === null ? (
    value
  ) : (
    <a href={href} rel="nofollow ugc noopener">
      {value}
    </a>
  );
}
