import { useEffect, useRef, type RefObject } from 'react';
import { useCurrentUser } from '../session/useCurrentUser';

/** User ID of the author; it stays after the session has ended. */
export function useAuthor(): RefObject<number> {
  const { userID } = useCurrentUser();
  const author = useRef(userID);
  useEffect(() => {
    if (userID > 0) author.current = userID;
  }, [userID]);
  return author;
}
