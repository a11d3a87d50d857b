import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Of no widget: what they hold must never be shown. */
export const props = JSON.stringify({
  recordType: 'comment',
  recordID: 1,
  categoryID: 1,
  closed: false,
  html: '<img src=x onerror=__pwned=1>',
  reactions: [],
});
export const marked = (tag: string, inside = 'left alone', more = '') =>
  `<${tag} id="case" data-react="UserCard" data-props='${props}' ${more}>${inside}</${tag}>`;

/** Waits until the runtime has looked at what came last. */
export const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What becomes of `#case`; `html` is what is inside it. */
export const expectCase = (page: Page, message?: string) =>
  expect.poll(async () => {
    await frames(page);
    return page.evaluate(() => {
      const element = document.getElementById('case')!;
      const diagnosis = window.inlay!.doctor().find((each) => each.element === element);
      return { html: element.innerHTML, state: diagnosis?.state, reason: diagnosis?.reason };
    });
  }, message);
