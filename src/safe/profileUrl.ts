import { encodeName } from './encodeName';

/** `/profile/5/Ada`, below `home`, the address of the forum or of its section without a slash at its end. */
export function profileUrl(user: { userID: number; name: string }, home = ''): string {
  const name = encodeName(user.name);
  return `${home}/profile/${user.userID}${name === '' ? '' : `/${name}`}`;
}
