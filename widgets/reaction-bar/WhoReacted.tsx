import type { Reaction, ReactionTarget } from '../../src/resources/reactions/reaction';
import { Avatar } from '../../src/ui/Avatar';
import { Icon } from '../../src/ui/Icon';
import { useLocale } from '../../src/ui/useLocale';
import { iconOf } from './iconOf';
import { useLog } from './useLog';

/** Users that a tooltip lists in full; of more it shows as many faces and a number. */
const most = 5;

interface Props {
  target: ReactionTarget;
  reaction: Reaction;
  /** The reader may know who reacted. */
  withPeople: boolean;
}

/** What a reaction is called and, for those who may know, who chose it. Text only: a tooltip holds no controls. */
export function WhoReacted({ target, reaction, withPeople }: Props) {
  const { t } = useLocale();
  return (
    <div className="inl-who">
      <p className="inl-who__name">
        <Icon name={iconOf(reaction)} />
        {t(reaction.name)}
      </p>
      {withPeople && reaction.count > 0 && <People target={target} reaction={reaction} />}
    </div>
  );
}

function People({ target, reaction }: Omit<Props, 'withPeople'>) {
  const { t, number } = useLocale();
  const { data } = useLog(target);
  const people = (data ?? []).filter(({ tagID }) => tagID === reaction.tagID).map(({ user }) => user);
  if (people.length === 0) return null;
  // The log's page can be shorter than the count.
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
      <span>{`+${number(total - faces.length)}`}</span>
    </p>
  );
}
