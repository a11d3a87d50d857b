import type { Page } from '@playwright/test';

/** A place as a host prints one, for types that the reference theme leaves alone. */
export const place = (type: string, props: object) =>
  `<div data-inlay-fragment="${type}" data-props="${JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">built in</div>`;

/** Changes the page's replacements, and what their addresses answer; `added` goes to the top of the page's main part. */
export async function replace(
  page: Page,
  impls: object,
  files: Record<string, { body: string; type?: string }> = {},
  added: (path: string) => string = () => '',
) {
  await page.route(/\/(discussions?|search)[/?]/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const { pathname } = new URL(route.request().url());
    const body = html
      .replace(/("globalFragmentImpls":)\{.*?\}\}/, () => `"globalFragmentImpls":${JSON.stringify(impls)}`)
      .replace(/<main[^>]*>/, (main) => `${main}${added(pathname)}`);
    await route.fulfill({ response, body });
  });
  for (const [path, { body, type = 'text/javascript' }] of Object.entries(files))
    await page.route(`**${path}*`, (route) => route.fulfill({ body, contentType: type }));
}
