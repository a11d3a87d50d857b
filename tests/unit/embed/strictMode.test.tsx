import { render } from '@testing-library/react';
import { StrictMode, useEffect, useRef } from 'react';
import { defineEmbed } from '../../../src/embed/host/defineEmbed';
import { gapStyleSheets } from '../../support/gapStyleSheets';

beforeAll(() => {
  gapStyleSheets();
  defineEmbed(window as Window & typeof globalThis);
});

/** As many sites wrap an element: made in an effect, taken out when that ends. */
function Wrapper({ path }: { path: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const embed = document.createElement('forum-embed');
    embed.setAttribute('src', 'https://forum.example/');
    embed.path = path;
    box.current!.append(embed);
    return () => embed.remove();
  }, [path]);
  return <div ref={box} />;
}

const addresses = () =>
  [...document.querySelectorAll('forum-embed')].flatMap((embed) =>
    [...embed.shadowRoot!.querySelectorAll('iframe')].map(({ src }) => src),
  );

it('is one embed where React mounts everything twice to look for side effects, and leaves nothing', () => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const listening = () =>
    [added, removed].map(({ mock }) => mock.calls.filter(([type]) => type === 'message').length);
  const app = (path: string) => (
    <StrictMode>
      <Wrapper path={path} />
      <forum-embed src="https://forum.example/" path="/categories" key={path} />
    </StrictMode>
  );
  const { rerender, unmount } = render(app('/discussions'));
  expect(addresses()).toEqual(['https://forum.example/discussions', 'https://forum.example/categories']);
  rerender(app('/search'));
  expect(addresses()).toEqual(['https://forum.example/search', 'https://forum.example/categories']);
  const [on, off] = listening();
  expect(on! - off!).toBe(2);
  unmount();
  expect(addresses()).toEqual([]);
  const [begun, ended] = listening();
  expect(ended).toBe(begun);
});
