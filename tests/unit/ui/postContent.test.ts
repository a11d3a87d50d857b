import { postContent } from '../../../src/ui/postContent';
import { labelTables } from '../../../src/ui/labelTables';
import { testUi } from '../../support/testUi';

async function show(html: string): Promise<HTMLElement> {
  const box = document.createElement('div');
  box.append(await postContent(html, testUi().ui));
  return box;
}

test.each([
  ['this forum’s', '<details class="spoiler"><p>a</p></details>'],
  ['one that was sent open', '<details class="spoiler" open><p>a</p></details>'],
  ['another forum’s', '<div class="spoiler"><p>a</p></div>'],
  [
    'one with a button for its own script',
    '<div class="spoiler js-spoiler"><div class="spoiler-buttonContainer"><button>Show</button></div><p>a</p></div>',
  ],
])('a spoiler is closed and has a button: %s', async (_, html) => {
  expect((await show(html)).innerHTML).toBe(
    '<details class="spoiler"><summary>Spoiler</summary><p>a</p></details>',
  );
});

test('a spoiler that its author has named keeps the name', async () => {
  const box = await show('<details class="spoiler"><summary>The end</summary>a</details>');
  expect(box.querySelector('summary')).toHaveTextContent('The end');
});

test('links to other sites lead by way of the page that names these', async () => {
  const box = await show('<a href="https://other.test/a">a</a><a href="/b">b</a>');
  expect([...box.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    `${testUi().ui.home}/home/leaving?target=https%3A%2F%2Fother.test%2Fa`,
    `${testUi().ui.home}/b`,
  ]);
});

test('a toggle that the address names is open', async () => {
  window.history.replaceState(null, '', '?expandedToggles=b,gone');
  const box = await show(
    '<details data-toggleid="a"><summary>a</summary>1</details><details data-toggleid="b"><summary>b</summary>2</details>',
  );
  window.history.replaceState(null, '', window.location.pathname);
  expect([...box.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
});

test.each([
  ['headers', '<tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr>', ['A', 'B']],
  ['no headers', '<tr><td>A</td></tr><tr><td>1</td></tr>', []],
  ['headers over several columns', '<tr><th colspan="2">A</th></tr><tr><td>1</td><td>2</td></tr>', []],
  ['1000 headers', `<tr>${'<th>A</th>'.repeat(1000)}</tr><tr><td>1</td></tr>`, []],
  ['a long header', `<tr><th>${'a'.repeat(98)}👩‍🚒b</th></tr><tr><td>1</td></tr>`, [`${'a'.repeat(98)}…`]],
  ['too many long headers', `<tr><th>${'a'.repeat(99)}</th></tr>${'<tr><td>1</td></tr>'.repeat(600)}`, []],
])('a table with %s', (_, rows, expected) => {
  const box = document.createElement('div');
  box.innerHTML = `<table>${rows}</table>`;
  labelTables(box);
  const labels = [...box.querySelectorAll<HTMLElement>('[data-label]')].map(({ dataset }) => dataset.label);
  expect(labels).toEqual(expected);
});
