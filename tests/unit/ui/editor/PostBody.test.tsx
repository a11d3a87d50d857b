import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { PostBody, type PostHandle } from '../../../../src/ui/editor/PostBody';
import { testUi } from '../../../support/testUi';

const words = (text: string) => JSON.stringify([{ type: 'p', children: [{ text }] }]);
const turn = () => new Promise((resolve) => setTimeout(resolve));

function open() {
  const ref = createRef<PostHandle>();
  render(
    <PostBody
      ref={ref}
      label="Your comment"
      services={{ lookUp: () => Promise.resolve({ users: [] }), upload: null }}
      onChange={() => undefined}
      onSubmit={() => undefined}
    />,
    { wrapper: testUi().wrapper },
  );
  return ref.current!;
}

test('a draft that comes in the moment in which the text area goes is in the editor', async () => {
  const editor = open();
  const area = screen.getByLabelText(/Your comment/);
  await act(async () => {
    await import('../../../../src/ui/editor/rich/RichEditor');
    // A composition holds the change back until the draft is there.
    area.dispatchEvent(new Event('compositionstart'));
    await turn();
    expect(area).toBeInTheDocument();
    editor.reset({ body: words('Half a comment'), format: 'rich2' });
    area.dispatchEvent(new Event('compositionend', { bubbles: true }));
    for (let index = 0; index < 5; index += 1) await turn();
  });
  await act(turn);
  expect(await screen.findByRole('textbox', { name: /Your comment/ })).toHaveTextContent('Half a comment');
});
