import { Message } from '../../src/ui/Message';
import type { MessageBannerProps } from './props';

/** What a forum tells those who read a page: a title alone is its text. */
export function MessageBanner({ title, description, actionButton, ...rest }: MessageBannerProps) {
  return (
    <Message
      {...rest}
      title={description === undefined ? undefined : title}
      text={description ?? title!}
      action={actionButton}
    />
  );
}
