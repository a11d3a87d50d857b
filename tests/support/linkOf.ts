import type { Locator } from '@playwright/test';

/**
 * A comment's Reply, Quote or Edit, as soon as the page opens it in its place. Their widget is one of those that a page
 * learns of when nothing else is going on: a click before that is the browser's, and leads to the page with the form.
 */
export async function linkOf(post: Locator, name: 'Reply' | 'Quote' | 'Edit'): Promise<Locator> {
  await post
    .page()
    .waitForFunction(() =>
      window.inlay
        ?.doctor()
        .some(({ name: widget, state }) => widget === 'CreateComment' && state !== 'waiting'),
    );
  return post.getByRole('link', { name });
}
