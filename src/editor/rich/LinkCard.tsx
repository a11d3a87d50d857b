import { useMemo } from 'react';
import { Transforms } from 'slate';
import { ReactEditor, useSelected, useSlateStatic, type RenderElementProps } from 'slate-react';
import { Button } from '../../ui/Button';
import { Guarded } from '../../ui/Guarded';
import { Icon } from '../../ui/Icon';
import { useExtensions } from '../../ui/useExtensions';
import { useUi } from '../../ui/UiContext';
import { embedOf } from './linkCard';

/** An address in a line of its own, with what an add-on shows of it. Readers get it as a link. */
export function LinkCard({ attributes, children, element }: RenderElementProps) {
  const editor = useSlateStatic();
  const ui = useUi();
  const selected = useSelected();
  const { url = '' } = element;
  const embeds = useExtensions('editor.embeds');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- found among those
  const embed = useMemo(() => embedOf(ui, url), [ui, url, embeds]);
  const remove = () => {
    Transforms.removeNodes(editor, { at: ReactEditor.findPath(editor, element) });
    ReactEditor.focus(editor);
  };
  return (
    <div {...attributes} className="inl-editor__card" data-state={selected ? 'on' : 'off'}>
      <div className="inl-editor__box" contentEditable={false}>
        {embed && (
          <Guarded
            key={`${embed.owner}/${embed.key}`}
            onFailed={(error) => ui.report({ widget: embed.owner, element: null, phase: 'render', error })}
          >
            <embed.view url={url} />
          </Guarded>
        )}
        <p className="inl-editor__address" dir="ltr">
          {url}
        </p>
        <Button look="icon" aria-label={ui.locale.t('Remove link')} onClick={remove}>
          <Icon name="delete" />
        </Button>
      </div>
      {children}
    </div>
  );
}
