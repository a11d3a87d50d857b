import { useState } from 'react';
import { UserHtml } from '../../src/ui/UserHtml';
import { useLocale } from '../../src/ui/useLocale';
import type { TrollCommentProps } from './props';

/** What a troll wrote, folded away: its author sees it as usual, moderators when they open it. */
export function TrollComment({ commentBody, comment = '', hideText }: TrollCommentProps) {
  const { t } = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="inl-root" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{hideText ?? t('Content from Troll')}</summary>
      {isOpen && <UserHtml html={commentBody ?? comment} className="userContent" />}
    </details>
  );
}
