/** Why a page cannot be shown: an HTTP status, with the server's own words where it has some; or a view of it that failed. */
export type PageFailure = { status: number; message?: string } | { render: string };

type Action = 'signIn' | 'Back to home page' | 'Back to Home' | 'reload';

/** Title and text of an error page, in English or the server's words, and what it offers. */
export function pageErrorWords(failure: PageFailure): { title: string; text: string; action: Action } {
  if ('render' in failure) return { title: 'An Error has Occured', text: failure.render, action: 'reload' };
  if (failure.status === 401 || failure.status === 403)
    return {
      title: 'Permission Problem',
      text: failure.message || "You don't have permission to view this resource.",
      action: 'signIn',
    };
  if (failure.status === 404)
    return {
      title: 'Page Not Found',
      text: failure.message || 'The page you were looking for could not be found.',
      action: 'Back to home page',
    };
  return {
    title: 'There was an error',
    text: failure.message || 'Please try again later.',
    action: 'Back to Home',
  };
}
