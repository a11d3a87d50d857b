import { useEffect } from 'react';
import { useAppDispatch } from '../../src/index';
import { takeUnusedLayout } from '../../src/resources/layouts';
import { useToasts } from '../../src/ui/toasts/useToasts';

/** On debug pages: says so when the page brought a layout and another one was asked for, which costs a call. */
export function UnusedLayout() {
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  useEffect(() => {
    if (dispatch(takeUnusedLayout()) !== undefined)
      toasts.show({
        id: 'layout-twice',
        words: 'The layout that came with this page is not the one that it asks for: it was fetched twice.',
      });
  }, [dispatch, toasts]);
  return null;
}
