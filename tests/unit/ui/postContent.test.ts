import { postContent } from '../../../src/ui/postContent';
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
