import type { Attachment } from '../../src/index';
import { useLocale } from '../../src/ui/useLocale';
import { useUserLinks } from '../../src/ui/useUserLinks';

/** A name, and where it leads; those who are gone have no page. */
export function UserLink({ user }: { user: NonNullable<Attachment['insertUser']> }) {
  const { t } = useLocale();
  const { profile } = useUserLinks();
  if (user.userID <= 0 || user.name === '') return <span>{t(user.name || 'Deleted User')}</span>;
  return (
    <a href={profile(user)}>
      <bdi>{user.name}</bdi>
    </a>
  );
}
