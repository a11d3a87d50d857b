import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { useSiteLink } from '../../src/ui/useSiteLink';
import { useUi } from '../../src/ui/UiContext';
import type { TagWidgetProps } from './props';
import './tag-list.css';

/** The tags that most is written about. */
export function TagWidget({ tags, limit = 10, itemOptions = {}, ...around }: TagWidgetProps) {
  const { locale, meta } = useUi();
  const siteLink = useSiteLink();
  const shown = tags.slice(0, Math.max(1, limit));
  if (shown.length === 0) return null;
  // A list of discussions that is a layout takes a tag; else the search does.
  const hasList = meta.featureFlags['customLayout.discussionList'] === true;
  const addressOf = ({ tagID, name }: (typeof tags)[number]) =>
    hasList ? `/discussions?tagID=${tagID}` : `/search?domain=posts&tags=${encodeURIComponent(name)}`;
  return (
    <WidgetBox {...around} title={around.title ?? locale.t('Popular Tags')}>
      <ul className="inl-tag-list" data-look={itemOptions.tagPreset?.toLowerCase()}>
        {shown.map((tag) => (
          <li key={tag.tagID}>
            <a href={siteLink(addressOf(tag)) ?? undefined} draggable={false}>
              <bdi>{tag.name}</bdi>{' '}
              {tag.countDiscussions !== undefined && tag.countDiscussions > 0 && (
                <span className="inl-tag-list__count">{locale.compact(tag.countDiscussions)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </WidgetBox>
  );
}
