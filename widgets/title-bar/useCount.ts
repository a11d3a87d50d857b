import { useAppSelector, useCurrentUser } from '../../src/index';
import { selectCount } from '../../src/resources/counts/countsSlice';

/** One of the reader's counts, as last heard of. */
export function useCount(name: string): number {
  const user = useCurrentUser();
  return useAppSelector((state) => selectCount(state, name, user));
}
