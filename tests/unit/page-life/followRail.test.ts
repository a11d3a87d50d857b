import { hostNames } from '../../../src/contract/attributes';
import { followRail } from '../../../src/page-life/followRail';
import { testUi } from '../../support/testUi';

/** Comments 31 to 33, the second an answer to the first, each 400 px below the last; and one that was fetched later. */
const thread = `
<nav id="${hostNames.rail}"><p><b>31 - 33</b> of 87 <time datetime="2026-01-01">1 January</time></p></nav>
<ol id="${hostNames.thread}">
<li value="31"><time datetime="2026-01-02">2 January</time><ol>
<li value="32"><time datetime="2026-01-03">3 January</time></li><li><time>later</time></li></ol></li>
<li value="33"><time datetime="2026-01-04">4 January</time></li></ol>`;

async function scrollTo(y: number) {
  document.querySelectorAll('li[value]').forEach((item, index) => {
    item.getBoundingClientRect = () => ({ top: 500 + 400 * index - y }) as DOMRect;
  });
  window.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return document.querySelector(`#${hostNames.rail} p`)!;
}

test('beside a thread stands which comment is read, and of when it is', async () => {
  document.body.innerHTML = thread;
  const rail = document.getElementById(hostNames.rail)!;
  rail.getClientRects = () => [{}] as unknown as DOMRectList;
  followRail(window, rail, testUi().ui.locale);
  const read = async (y: number) => {
    const place = await scrollTo(y);
    return [place.querySelector('b')!.textContent, place.querySelector('time')!.dateTime];
  };
  expect(await read(0)).toEqual(['31', '2026-01-02']);
  expect(await read(700)).toEqual(['32', '2026-01-03']);
  expect(await read(1500)).toEqual(['33', '2026-01-04']);
  // Where the page has no room for it, nothing is measured.
  rail.getClientRects = () => [] as unknown as DOMRectList;
  expect(await read(0)).toEqual(['33', '2026-01-04']);
});
