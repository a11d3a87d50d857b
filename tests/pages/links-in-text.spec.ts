import { expect, test } from '../support/threadTest';

const pages = {
  guest: [
    ...['/discussions', '/discussion/1', '/categories', '/search?query=wood', '/polls', '/profile/1/admin'],
    ...['/entry/signin', '/entry/register', '/leaving?target=https%3A%2F%2Fother.test%2F', '/nowhere'],
  ],
  member: [
    ...['/drafts', '/profile/notifications', '/profile/preferences', '/profile/followed-content'],
    ...['/messages/inbox', '/post/discussion/5', '/profile/account-privacy'],
  ],
};

// It is the server's HTML that is looked at.
test.use({ javaScriptEnabled: false });

for (const role of ['guest', 'member'] as const)
  test(`for a ${role} a link in running text is underlined`, async ({ page, as, problems }) => {
    // So many pages in one.
    problems.allow(/404/);
    if (role === 'member') await as('member');
    for (const path of pages[role]) {
      await page.goto(path);
      const plain = await page.evaluate(() => {
        const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
        /** The boxes from a link out to the one that breaks its lines. */
        const boxesOf = (link: Element) => {
          const boxes = [link];
          while (isInline(boxes.at(-1)!)) boxes.push(boxes.at(-1)!.parentElement!);
          return boxes;
        };
        const textBeside = (block: Element) => {
          const copy = block.cloneNode(true) as Element;
          for (const other of copy.querySelectorAll('a, button, time, .inl-hidden, [hidden]')) other.remove();
          return copy.textContent;
        };
        return [...document.querySelectorAll('a[href]')]
          .filter((link) => {
            if (!isInline(link) || link.getClientRects().length === 0) return false;
            const boxes = boxesOf(link);
            const block = boxes.pop()!;
            const isUnderlined = boxes.some((box) =>
              getComputedStyle(box).textDecorationLine.includes('underline'),
            );
            return !isUnderlined && !link.closest('h1, h2, h3, h4') && /\p{L}{2}/u.test(textBeside(block));
          })
          .map((link) => link.outerHTML);
      });
      expect(plain, path).toEqual([]);
    }
  });
