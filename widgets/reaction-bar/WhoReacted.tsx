import type { Reaction, ReactionTarget } from '../../src/resources/reactions/reaction';
import { reactionLog } from '../../src/resources/reactions/reactionLog';
import { Avatar } from '../../src/ui/Avatar';
import { Icon } from '../../src/ui/Icon';
import { useLocale } from '../../src/ui/useLocale';
import { logQuery, useLog } from './useLog';

/** Users that a tooltip lists in full; of more it shows as many faces and a number. */
const most = 5;

interface Props {
  target: ReactionTarget;
  reaction: Reaction;
  icon: string;
  /** The reader may know who reacted. */
  withPeople: boolean;
}

/** What a reaction is called and, for those who may know, who chose it. Text only: a tooltip holds no controls. */
export function WhoReacted({ target, reaction, icon, withPeople }: Props) {
  const { t } = useLocale();
  return (
    <div className="inl-who">
      <p className="inl-who__name">
        <Icon name={icon} />
        {t(reaction.name)}
      </p>
      {withPeople && reaction.count > 0 && <People target={target} reaction={reaction} />}
    </div>
  );
}

/** Asks for the log ahead of the first tooltip. Times in seconds. */
export const warmLog = (target: ReactionTarget) =>
  reactionLog.util.prefetch('reactionLog', logQuery(target), { ifOlderThan: 5 });

function People({ target, reaction }: Omit<Props, 'withPeople' | 'icon'>) {
  const { t, number } = useLocale();
  const people = usePeople(target, reaction);
  if (people.length === 0) return null;
  // A log can end before the count does.
  const total = Math.max(reaction.count, people.length);
  const faces = people.slice(0, most);
  const nameOf = ({ name }: { name: string }) => name.trim() || t('Deleted User');
  if (total <= most)
    return (
      <ul className="inl-who__list">
        {faces.map((user) => (
          <li key={user.userID}>
            <Avatar photoUrl={user.photoUrl} size="xsmall" />
            <bdi>{nameOf(user)}</bdi>
          </li>
        ))}
      </ul>
    );
  return (
    <p className="inl-who__stack">
      {faces.map((user) => (
        <Avatar key={user.userID} photoUrl={user.photoUrl} alt={nameOf(user)} size="xsmall" />
      ))}
      <bdi>{`+${number(total - faces.length)}`}</bdi>
    </p>
  );
}

/** Those who chose a reaction, newest first: from the record's whole log, or, when that is cut short, by a log of its own. */
function usePeople(target: ReactionTarget, { tagID, urlcode, count }: Reaction) {
  const { data: all } = useLog(target);
  const known = all?.filter((entry) => entry.tagID === tagID) ?? [];
  const isCut = all !== undefined && all.length >= logQuery(target).limit;
  const { data: own } = reactionLog.endpoints.reactionLog.useQuery(
    { ...logQuery(target), type: urlcode, limit: most + 1 },
    { skip: !isCut || known.length >= Math.min(count, most) },
  );
  return (own ?? known).map(({ user }) => user);
}
