import { displayTypeOf } from '../../src/ui/home/columnsOf';
import { HomeItems } from '../../src/ui/home/HomeItems';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { useLocale } from '../../src/ui/useLocale';
import { DiscussionRow } from './DiscussionRow';
import type { DiscussionsWidgetProps } from './props';
import './discussion-list.css';

/** Discussions as rows, as tiles or as their names alone. */
export function DiscussionsWidget({
  discussions,
  discussionOptions = {},
  ...around
}: DiscussionsWidgetProps) {
  const { t } = useLocale();
  if (discussions.length === 0) return null;
  const { excerpt, featuredImage, metas } = discussionOptions;
  if (displayTypeOf(around, 'list') !== 'list')
    return (
      <HomeItems
        around={around}
        label={t('Discussions')}
        items={discussions.map(({ name, url, excerpt: description, image, countComments }) => ({
          ...{ name, to: url, description, imageUrl: image?.url, imageUrlSrcSet: image?.urlSrcSet },
          ...(countComments !== undefined && { counts: [{ labelCode: 'comments', count: countComments }] }),
        }))}
        options={{
          contentType: featuredImage?.display === false ? 'title-description' : 'title-description-image',
          fallbackImage: featuredImage?.fallbackImage,
          alignment: 'left',
          display: { description: excerpt?.display, counts: metas?.display?.commentCount },
        }}
      />
    );
  const level = around.title && around.titleType !== 'none' ? 3 : 2;
  return (
    <WidgetBox label={t('Discussions')} {...around}>
      <ul className="inl-discussions">
        {discussions.map((discussion) => (
          <li key={discussion.discussionID}>
            <DiscussionRow
              {...{ discussion, level }}
              hasExcerpt={excerpt?.display !== false}
              metas={metas?.display ?? {}}
            />
          </li>
        ))}
      </ul>
    </WidgetBox>
  );
}
