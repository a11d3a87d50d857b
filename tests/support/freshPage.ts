import type { JSHandle, Page } from '@playwright/test';

/** The server's HTML of the page as it is now, parsed and not shown: a reload without the cost of one. */
export const freshPage = (page: Page): Promise<JSHandle<Document>> =>
  page.evaluateHandle(
    () =>
      new Promise<Document>((resolve) => {
        const request = new XMLHttpRequest();
        request.open('GET', window.location.href);
        request.responseType = 'document';
        request.onload = () => resolve(request.responseXML!);
        request.send();
      }),
  );
