import { encodeName } from '../safe/encodeName';
import { profileUrl } from '../safe/profileUrl';
import { useUi } from './UiContext';

interface Named {
  userID: number;
  name: string;
}

/** Addresses of pages about a user; absolute, so that a `<base>` cannot move them. */
export function useUserLinks() {
  const { section } = useUi();
  const page = (path: string, { name }: Named) => `${section}${path}/${encodeName(name)}`;
  return {
    profile: (user: Named) => profileUrl(user, section),
    discussions: (user: Named) => page('/profile/discussions', user),
    comments: (user: Named) => page('/profile/comments', user),
    message: (user: Named) => page('/messages/add', user),
  };
}
