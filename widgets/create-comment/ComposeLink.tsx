import { EditInPlace } from './EditInPlace';
import type { Place } from './place';
import { QuoteComment } from './QuoteComment';
import { ReplyInPlace } from './ReplyInPlace';

interface Props {
  anchor: HTMLElement;
  action: 'reply' | 'quote' | 'edit';
  commentID: number;
  place: Place;
  onClose(): void;
}

/** What a link below a comment does. */
export function ComposeLink({ action, ...props }: Props) {
  if (action === 'edit') return <EditInPlace {...props} />;
  return action === 'reply' ? <ReplyInPlace {...props} /> : <QuoteComment {...props} />;
}
