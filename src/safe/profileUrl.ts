import { encodeName } from './encodeName';

/** `/profile/5/Ada`, below `home` (the forum's origin and path prefix, without a slash at its end). */
export function profileUrl(user: { userID: number; name: string }, home = ''): string {
  const name = encodeName(user.name);
  return `${home}/profile/${user.userID}${name === '' ? '' : `/${name}`}`;
}
