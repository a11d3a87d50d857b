import { barOf, toggleReaction } from '../support/reactionBar';
import { expect, test } from '../support/safetyTest';

/** Every script and stylesheet that the page asked for came from the forum. */
const strangers = (urls: string[], own: string) =>
  urls.filter((url) => !url.startsWith(`${own}/`) && !/^(data|blob):/.test(url));

test.describe('T08: elements named like what scripts look for', () => {
  const clobbering: Record<string, string> = {
    // What has one name twice is a list, and another attack than the single element.
    'our script, its addresses and our global':
      '<img name="currentScript" src="EVIL/x.js"><a id="currentScript" href="EVIL/"></a>' +
      '<a id="gdn" href="EVIL/">x</a><form name="gdn"><input name="meta" value="x"></form>' +
      '<form id="inlay"><input name="register"></form>' +
      '<meta name="csrf-token" content="x"><meta name="inlay-base" content="EVIL/">' +
      '<form id="app"><input name="innerHTML"></form><div id="titleBar"></div>',
    'our script as a form, the page config, actions and layers':
      '<form name="currentScript"><input name="src" value="EVIL/x.js"></form>' +
      '<a id="__ACTIONS__" href="EVIL/">x</a>' +
      '<div id="inlay-page">{"meta":{"context":{"host":"//evil"}}}</div>' +
      '<div id="inl-layer">x</div><div class="inl-layer">x</div>',
    'the page config as anchors':
      '<a id="inlay-page" href="EVIL/">x</a><a id="inlay-page" name="textContent">x</a>',
    // Those that hide `createElement` or `defaultView` end every framework of a page; these must not.
    'properties of the document': [
      'body',
      'head',
      'documentElement',
      'readyState',
      'baseURI',
      'forms',
      'scripts',
      'cookie',
      'title',
    ]
      .map((name) => `<img name="${name}">`)
      .join(''),
  };
  for (const [name, html] of Object.entries(clobbering)) {
    test(name, async ({ origins, page, problems, plant, openThread, expectUnharmed }) => {
      // Asking evil for an image is the planted element's doing, and the policy's to refuse.
      problems.allow(/img-src|Content Security Policy/);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (['script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType()))
          asked.push(request.url());
      });
      plant('before loader', html.replaceAll('EVIL', origins.evil.url));
      await openThread();
      await expectUnharmed();
      expect(strangers(asked, origins.forum.url)).toEqual([]);
      expect(await page.locator('[data-inlay-state="mounted"]').count()).toBeGreaterThan(0);
    });
  }
});

test.describe('T09: a base that comes late', () => {
  for (const withPolicy of [true, false]) {
    test(
      withPolicy ? 'with our policy' : 'without a policy',
      async ({ origins, page, problems, openThread, expectUnharmed }) => {
        problems.allow(/base-uri/);
        if (!withPolicy) origins.withoutPolicy();
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await openThread();
        await page.evaluate((evil) => {
          const base = document.createElement('base');
          base.href = `${evil}/`;
          document.head.prepend(base);
        }, origins.evil.url);
        asked.length = 0;
        await expectUnharmed();
        await toggleReaction(page, barOf(page, 1), 'Like');
        expect(strangers(asked, origins.forum.url)).toEqual([]);
      },
    );
  }
});
