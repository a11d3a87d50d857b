import { displayTypeOf } from '../../src/ui/home/columnsOf';
import { HomeItems } from '../../src/ui/home/HomeItems';
import { useLocale } from '../../src/ui/useLocale';
import { useUi } from '../../src/ui/UiContext';
import { DiscussionList } from './DiscussionList';
import { FetchedDiscussions } from './FetchedDiscussions';
import { MorePages } from './MorePages';
import type { Discussion, DiscussionsWidgetProps } from './props';
import './discussion-list.css';

/** Discussions as rows, as tiles or as their names alone. */
export function DiscussionsWidget(props: DiscussionsWidgetProps) {
  const { inner } = useUi();
  if (props.continues) return <MorePages {...props} />;
  if (props.discussions) return <Shown {...props} discussions={props.discussions} />;
  if (inner) throw new Error('came without its discussions');
  return <FetchedDiscussions {...props} Shown={Shown} />;
}

function Shown(props: DiscussionsWidgetProps & { discussions: Discussion[] }) {
  const { t } = useLocale();
  const { discussions, discussionOptions = {}, ...around } = props;
  if (displayTypeOf(around, 'list') === 'list') return <DiscussionList {...props} />;
  const { excerpt, featuredImage, metas } = discussionOptions;
  return (
    <HomeItems
      around={around}
      label={t('Discussions')}
      level={props.rowLevel}
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
}
