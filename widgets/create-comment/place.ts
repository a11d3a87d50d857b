import type { CreateCommentProps } from './props';

/** Where a comment is written: its discussion, and how the page shows that. */
export type Place = Omit<CreateCommentProps, 'action' | 'commentID' | 'spot'>;
