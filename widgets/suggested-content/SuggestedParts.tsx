import type { ReactNode } from 'react';
import { useCurrentUser } from '../../src/index';
import { useLocale } from '../../src/ui/useLocale';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { WidgetPart } from '../../src/ui/WidgetPart';
import type { SuggestedContentProps, Suggestions } from './props';

type Props = Pick<SuggestedContentProps, 'suggestedFollows' | 'suggestedContent' | 'discussionOptions'> & {
  shown: Suggestions;
};

/** What to follow and what to read, as far as either is wanted and holds something. */
export function SuggestedParts({ shown, suggestedFollows, suggestedContent, discussionOptions }: Props) {
  const { t } = useLocale();
  const { userID } = useCurrentUser();
  const of = <Row,>(rows: Row[], { enabled = true, limit = 3 }: typeof suggestedFollows) =>
    enabled ? rows.slice(0, limit) : [];
  const categories = of(shown.categories, suggestedFollows);
  const discussions = of(shown.discussions, suggestedContent);
  return (
    <div className="inl-suggested">
      {categories.length > 0 && (
        <Part title={suggestedFollows.title ?? t('Suggested Follows')} subtitle={suggestedFollows.subtitle}>
          <ul className="inl-suggested__follows">
            {categories.map(({ categoryID, name, url }) => (
              <li key={categoryID}>
                <WidgetPart
                  name="CategoryFollowWidget"
                  when="interaction"
                  props={{
                    ...{ userID, recordID: categoryID, name, isFollowed: false, viewRecordUrl: url },
                    ...{ nameAsLabel: true, size: 'compact', notificationPreferences: {} },
                  }}
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {discussions.length > 0 && (
        <Part title={suggestedContent.title ?? t('Suggested Content')} subtitle={suggestedContent.subtitle}>
          <WidgetPart
            name="DiscussionsWidget"
            props={{ discussions, rowLevel: 4, ...lookOf(suggestedContent, discussionOptions) }}
          />
        </Part>
      )}
    </div>
  );
}

/** Posts with pictures are tiles: a row has no room for one. */
const lookOf = (
  { featuredImage, fallbackImage }: SuggestedContentProps['suggestedContent'],
  discussionOptions: SuggestedContentProps['discussionOptions'],
): object =>
  featuredImage
    ? {
        discussionOptions: { ...discussionOptions, featuredImage: { display: true, fallbackImage } },
        containerOptions: { displayType: 'grid' },
      }
    : { discussionOptions };

interface PartProps {
  title: string;
  subtitle: string | undefined;
  children: ReactNode;
}

function Part({ title, subtitle, children }: PartProps) {
  const id = useUniqueID();
  return (
    <section aria-labelledby={id}>
      <h3 className="inl-suggested__title" id={id}>
        <bdi>{title}</bdi>
      </h3>
      {subtitle && <p className="inl-suggested__subtitle">{subtitle}</p>}
      {children}
    </section>
  );
}
