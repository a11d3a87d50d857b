import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { createEditor } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import type { RichEditorInstance } from '../../../src/editor/rich/richTypes';
import { useKnownCaret } from '../../../src/editor/rich/useKnownCaret';

class Fallback extends Component<{ children: ReactNode }> {
  override state = { said: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ said: message });
  override render() {
    return this.state.said || this.props.children;
  }
}

function Text({ editor }: { editor: RichEditorInstance }) {
  useKnownCaret(editor);
  return <Editable aria-label="Text" />;
}

test.each(['keydown', 'beforeinput'])(
  'the view fails at the next %s once the way to the caret is broken, and not before',
  async (type) => {
    const said = jest.spyOn(console, 'error').mockImplementation();
    const editor = withReact(withHistory(createEditor())) as RichEditorInstance;
    const { container } = render(
      <Fallback>
        <Slate editor={editor} initialValue={[{ type: 'p', children: [{ text: 'Imp' }] }]}>
          <Text editor={editor} />
        </Slate>
      </Fallback>,
    );
    const use = () => act(async () => void fireEvent(screen.getByLabelText('Text'), new Event(type)));
    await use();
    expect(container).toHaveTextContent('Imp');
    expect(said).not.toHaveBeenCalled();
    jest.spyOn(document, 'getSelection').mockImplementation(() => {
      throw new Error('taken by a library');
    });
    await use();
    expect(container).toHaveTextContent('taken by a library');
  },
);
