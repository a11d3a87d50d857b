import { useEffect, useRef, type RefObject } from 'react';
import { useCurrentUser } from '../session/useCurrentUser';

/** Number of who writes here. Whoever has been signed out meanwhile is the author all the same. */
export function useAuthor(): RefObject<number> {
  const { userID } = useCurrentUser();
  const author = useRef(userID);
  useEffect(() => {
    if (userID > 0) author.current = userID;
  }, [userID]);
  return author;
}
