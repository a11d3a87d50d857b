import { readPostPath, type PostPath } from '../../src/resources/layoutRoutes';
import { useUi } from '../../src/ui/UiContext';

/** What the page's address says that is to be written; a page elsewhere has a form for a new post. */
export function usePostPlace(): PostPath {
  const { pathname, search } = useUi().window.location;
  const parts = pathname.split('/').filter(Boolean);
  const at = parts.indexOf('post');
  if (at < 0 || at === parts.length - 1) return { type: 'create' };
  return readPostPath(parts.slice(at), Object.fromEntries(new URLSearchParams(search)));
}
