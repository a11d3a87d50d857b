import type { ForumEmbedElement } from '../../../src/embed/host/embed';

test('TypeScript and React know the element', () => {
  const element: ForumEmbedElement = document.createElement('forum-embed');
  const inReact = (
    <forum-embed
      src="https://forum.example/"
      path="/discussions"
      loading="lazy"
      onnavigate={({ detail }) => detail.path}
    />
  );
  // @ts-expect-error -- an embed without an address is no embed
  const without = <forum-embed path="/discussions" />;
  element.addEventListener('error', ({ detail }) => detail.cause);
  // @ts-expect-error -- a page that is shown has no cause
  element.addEventListener('ready', ({ detail }) => detail.cause);
  expect(element.localName).toBe('forum-embed');
  expect([inReact.type, without.type]).toEqual(['forum-embed', 'forum-embed']);
});
