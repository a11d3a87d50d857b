import type { CheckedDiscussion } from '../../src/resources/moderation/checkedDiscussion';
import { useLocale } from '../../src/ui/useLocale';

const shown = 10;

/** What an action is about, by name; of many the first ten. */
export function NameList({
  discussions,
}: {
  discussions: readonly Pick<CheckedDiscussion, 'discussionID' | 'name'>[];
}) {
  const { plural } = useLocale();
  const more = discussions.length - shown;
  return (
    <ul className="inl-bulk-names">
      {discussions.slice(0, shown).map(({ discussionID, name }) => (
        <li key={discussionID}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {more > 0 && <li>{plural(more, { one: 'and {count} more', other: 'and {count} more' })}</li>}
    </ul>
  );
}
