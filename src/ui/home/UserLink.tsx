import { useUi } from '../UiContext';
import { useUserLinks } from '../useUserLinks';

interface Props {
  user: { userID: number; name: string };
  className?: string;
}

/** A user's name, which leads to the profile and opens a card where the page has those. */
export function UserLink({ user, className }: Props) {
  const { profile } = useUserLinks();
  const { locale } = useUi();
  if (user.userID <= 0) return <span className={className}>{user.name || locale.t('Deleted User')}</span>;
  return (
    <a
      className={['js-userCard', className].filter(Boolean).join(' ')}
      data-userid={user.userID}
      href={profile(user)}
      draggable={false}
    >
      <bdi>{user.name}</bdi>
    </a>
  );
}
