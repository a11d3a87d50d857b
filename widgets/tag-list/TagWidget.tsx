import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { useLocale } from '../../src/ui/useLocale';
import { useTagLink } from '../../src/ui/useTagLink';
import type { TagWidgetProps } from './props';
import './tag-list.css';

/** The tags that most is written about. */
export function TagWidget({ tags, limit = 10, itemOptions = {}, ...around }: TagWidgetProps) {
  const locale = useLocale();
  const linkOf = useTagLink();
  const shown = tags.slice(0, Math.max(1, limit));
  if (shown.length === 0) return null;
  return (
    // There is no page of all tags to link.
    <WidgetBox
      {...around}
      title={around.title ?? locale.t('Popular Tags')}
      containerOptions={{ ...around.containerOptions, viewAll: undefined }}
    >
      <ul className="inl-tag-list" data-look={itemOptions.tagPreset?.toLowerCase()}>
        {shown.map((tag) => (
          <li key={tag.tagID}>
            <a href={linkOf(tag)} draggable={false}>
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
