import type { ForumEmbedAttributes, ForumEmbedElement } from '../../../src/embed/host/embed';

test('TypeScript and React know the element', () => {
  const element: ForumEmbedElement = document.createElement('forum-embed');
  const inReact = (
    <forum-embed
      src="https://forum.example/"
      path="/discussions"
      loading="lazy"
      onnavigate={({ detail }) => detail.path}
      getToken={() => null}
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

test('under React 18, which drops functions, the types offer none', () => {
  type React18 = { useState: unknown };
  const src = 'https://forum.example/';
  const plain: ForumEmbedAttributes<React18> = { src, path: '/discussions' };
  // @ts-expect-error -- React 18 does not listen to the events of elements
  const listening: ForumEmbedAttributes<React18> = { src, onnavigate: () => undefined };
  // @ts-expect-error -- React 18 sets no properties of elements
  const signing: ForumEmbedAttributes<React18> = { src, getToken: () => null };
  expect([plain, listening, signing]).toHaveLength(3);
});
