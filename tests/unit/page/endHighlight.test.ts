import { endHighlight } from '../../../src/page/endHighlight';

test('what an address leads to is seen with the first key or press, and highlighted anew when a link leads there again', () => {
  document.body.innerHTML =
    '<article id="Comment_1"></article><article id="Comment_2"></article><h2 id="comments"></h2>';
  const states = () => [...document.body.children].map((each) => each.getAttribute('data-state'));
  const lead = (hash: string) => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new Event('hashchange'));
  };
  lead('#Comment_1');
  endHighlight(window);
  expect(states()).toEqual([null, null, null]);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(states()).toEqual(['seen', null, null]);
  lead('#Comment_2');
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(states()).toEqual(['seen', 'seen', null]);
  lead('#Comment_1');
  expect(states()).toEqual([null, 'seen', null]);
  for (const hash of ['#comments', '#%E0%A4%A', '#']) {
    lead(hash);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  }
  expect(states()).toEqual([null, 'seen', null]);
});
