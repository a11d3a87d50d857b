import { displayTypeOf } from '../../src/ui/home/columnsOf';
import { HomeItems } from '../../src/ui/home/HomeItems';
import { Meta } from '../../src/ui/home/Meta';
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
  const { t, plural, compact } = useLocale();
  const { discussions, discussionOptions = {}, ...around } = props;
  if (displayTypeOf(around, 'list') === 'list') return <DiscussionList {...props} />;
  const { excerpt, featuredImage, metas } = discussionOptions;
  const counted = (count: number) => {
    const words = plural(count, { one: '{count} comment', other: '{count} comments' });
    return (
      <p className="inl-item__counts">
        {metas?.asIcons ? (
          <Meta words={words} icon="comments">
            <span aria-hidden="true">{compact(count)}</span>
          </Meta>
        ) : (
          <span>{words}</span>
        )}
      </p>
    );
  };
  return (
    <HomeItems
      around={around}
      label={t('Discussions')}
      level={props.rowLevel}
      items={discussions.map(({ name, url, excerpt: description, image, countComments }) => ({
        ...{ name, to: url, description, imageUrl: image?.url, imageUrlSrcSet: image?.urlSrcSet },
        ...(countComments !== undefined &&
          metas?.display?.commentCount !== false && { children: counted(countComments) }),
      }))}
      options={{
        contentType: featuredImage?.display === false ? 'title-description' : 'title-description-image',
        fallbackImage: featuredImage?.fallbackImage,
        alignment: 'left',
        display: { description: excerpt?.display },
      }}
    />
  );
}
