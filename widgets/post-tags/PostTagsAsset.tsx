import type { WidgetExtras } from '../../src/index';
import { readPost } from '../../src/resources/discussions/post';
import { useDiscussion } from '../../src/resources/discussions/discussionsSlice';
import { contextAround } from '../../src/resources/layoutContexts';
import { UserTags } from '../../src/ui/thread/DiscussionTags';
import { useLocale } from '../../src/ui/useLocale';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { useUi } from '../../src/ui/UiContext';
import { readTags, type PostTagsProps } from './props';

/** What members have called a discussion, each with the way to all others of that name. */
export function PostTagsAsset({ tags, title, titleType, printed }: PostTagsProps & WidgetExtras) {
  const { t } = useLocale();
  const { inner, meta } = useUi();
  const id = useUniqueID();
  const post = readPost(contextAround(printed, 'PostPageContextProvider')?.discussion);
  const live = useDiscussion(post?.discussionID ?? 0)?.tags;
  if (!tags && inner) throw new Error('came without its tags');
  const shown = (live ? readTags(live) : (tags ?? readTags(post?.tags))).filter(
    ({ type }) => type === undefined || type === 'User',
  );
  if (shown.length === 0 || meta.raw['tagging.enabled'] === false) return null;
  return (
    <section className="inl-root" aria-labelledby={id}>
      <h3 id={id} className={titleType === 'none' ? 'inl-hidden' : undefined}>
        {title ?? t('Find more posts tagged with')}
      </h3>
      <UserTags discussion={{ tags: shown.map((tag) => ({ ...tag, type: 'User' })) }} most={50} isGuest />
    </section>
  );
}
