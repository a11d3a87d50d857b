import { Extensions } from '../../src/ui/Extensions';
import type { PostMetaProps } from './props';

/** What add-ons say about a post or beside its author's name; nothing where no add-on does. */
export function PostMeta({ side, ...place }: PostMetaProps) {
  return <Extensions point={`post.${side}`} {...place} />;
}
