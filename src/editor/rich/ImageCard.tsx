import { Transforms } from 'slate';
import { ReactEditor, useSelected, useSlateStatic, type RenderElementProps } from 'slate-react';
import { safeUrl } from '../../safe/safeUrl';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useUi } from '../../ui/UiContext';

/** A picture in the text. It can be selected and taken out, by its button or by keyboard. */
export function ImageCard({ attributes, children, element }: RenderElementProps) {
  const editor = useSlateStatic();
  const { locale, urls } = useUi();
  const selected = useSelected();
  const { url, name, width, height } = element.embedData ?? { url: '' };
  const src = safeUrl('asset', url, urls());
  const remove = () => {
    Transforms.removeNodes(editor, { at: ReactEditor.findPath(editor, element) });
    ReactEditor.focus(editor);
  };
  return (
    <div {...attributes} className="inl-editor__image" data-state={selected ? 'on' : 'off'}>
      <div contentEditable={false}>
        {src && (
          <img
            src={src}
            alt={name ?? ''}
            width={width ?? undefined}
            height={height ?? undefined}
            referrerPolicy="strict-origin"
          />
        )}
        <Button
          look="icon"
          aria-label={locale.t('Remove picture {name}', { name: name ?? '' })}
          onClick={remove}
        >
          <Icon name="delete" />
        </Button>
      </div>
      {children}
    </div>
  );
}
