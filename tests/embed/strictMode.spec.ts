import { bundleReact } from '../support/bundleReact';
import { expect, heard, test } from '../support/embedTest';

/** As sites wrap an element: made in an effect, and written as JSX. */
const site = (forum: string) => `
import { StrictMode, createElement, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

window.effects = 0;
function Wrapper({ path }) {
  const box = useRef(null);
  useEffect(() => {
    window.effects += 1;
    const embed = document.createElement('forum-embed');
    embed.setAttribute('src', '${forum}/');
    embed.setAttribute('path', path);
    box.current.append(embed);
    return () => embed.remove();
  }, [path]);
  return createElement('div', { ref: box });
}
const root = createRoot(document.getElementById('app'));
window.show = (path) => root.render(createElement(StrictMode, null,
  createElement(Wrapper, { path }),
  createElement('forum-embed', { src: '${forum}/', path: '/categories' })));
window.end = () => root.unmount();
show('/discussions');`;

test('is one embed where React mounts everything twice, changes as its host does, and leaves nothing', async ({
  openHost,
  forum,
}) => {
  const script = await bundleReact(site(forum.url));
  const page = await openHost(`<div id="app"></div><script>${script.replaceAll('</', '<\\/')}</script>`);
  const embeds = page.locator('forum-embed');
  const paths = async () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url().replace(forum.url, ''));
  const state = () => embeds.evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));
  await expect.poll(state).toEqual(['ready', 'ready']);
  await expect.poll(() => page.evaluate('effects')).toBe(2);
  await expect.poll(async () => (await paths()).sort()).toEqual(['/categories', '/discussions']);

  // Nothing but what the host changed is loaded again.
  await page.evaluate(`show('/search')`);
  await expect.poll(paths).toEqual(expect.arrayContaining(['/categories', '/search']));
  await expect.poll(state).toEqual(['ready', 'ready']);
  const ready = async (path: string) =>
    (await heard(page, 'ready')).filter((each) => each.path === path).length;
  await expect.poll(() => ready('/categories')).toBe(1);
  expect(page.frames()).toHaveLength(3);

  await page.evaluate('end()');
  await expect.poll(() => page.frames().length).toBe(1);
  await expect(embeds).toHaveCount(0);
});
