import { useCurrentUser, usePermission } from '../../src/index';
import { WidgetPart } from '../../src/ui/WidgetPart';
import type { CategoryItem } from './props';

/** Whether a member can follow it: it holds posts of its own, and the server says what they follow. */
export const canBeFollowed = ({ displayAs, preferences }: CategoryItem): boolean =>
  displayAs === 'discussions' && preferences !== undefined;

/** The button of a category's card. It has a tag of its own, which wakes when it is used. */
export function CategoryFollow({ categoryID, name, to, preferences = {} }: CategoryItem) {
  const { userID } = useCurrentUser();
  const emailDigestEnabled = usePermission('email.view');
  return (
    <div className="inl-categories__follow">
      <WidgetPart
        name="CategoryFollowWidget"
        when="interaction"
        props={{
          ...{ userID, recordID: categoryID, name, viewRecordUrl: to, size: 'compact', emailDigestEnabled },
          isFollowed: preferences['preferences.followed'] === true,
          notificationPreferences: preferences,
        }}
      />
    </div>
  );
}
