import { Node } from 'slate';
import { useSelected, type RenderElementProps } from 'slate-react';
import { safeUrl } from '../../safe/safeUrl';
import { useUi } from '../../ui/UiContext';
import { directionOf } from './directionOf';
import { ImageCard } from './ImageCard';
import { LinkCard } from './LinkCard';

const tag = /^(h[2-6]|[uo]l|li|blockquote)$/;

/** One node of the document, as it will look when it is posted. */
export function RichElementView(props: RenderElementProps) {
  const { attributes, children, element } = props;
  const { locale, urls } = useUi();
  const selected = useSelected();
  switch (element.type) {
    case 'a':
      return (
        <a {...attributes} href={safeUrl('user', element.url, urls()) ?? undefined} title={element.url}>
          {children}
        </a>
      );
    case '@':
      return (
        <span
          {...attributes}
          contentEditable={false}
          className="inl-editor__mention"
          dir="auto"
          data-state={selected ? 'on' : 'off'}
        >
          {children}@{element.name}
        </span>
      );
    case 'code_block':
      return (
        <pre {...attributes} dir="ltr">
          <code>{children}</code>
        </pre>
      );
    case 'table':
      return (
        <div {...attributes} className="inl-editor__table">
          <table>
            <tbody>{children}</tbody>
          </table>
        </div>
      );
    case 'tr':
      return <tr {...attributes}>{children}</tr>;
    case 'td':
    case 'th':
      return (
        <element.type dir="auto" {...attributes}>
          {children}
        </element.type>
      );
    case 'spoiler':
    case 'toggle': {
      const label = element.type === 'toggle' ? locale.t('Toggle') : locale.t('Spoiler');
      return (
        <div
          {...attributes}
          className="inl-editor__spoiler"
          role="group"
          aria-label={label}
          data-label={label}
        >
          {children}
        </div>
      );
    }
    case 'toggle-title':
      return (
        <div dir="auto" {...attributes} className="inl-editor__toggle-title">
          {children}
        </div>
      );
    case 'rich_embed_card':
      return element.dataSourceType === 'url' ? <LinkCard {...props} /> : <ImageCard {...props} />;
    case 'opaque':
      return (
        <div {...attributes} className="inl-editor__opaque" data-state={selected ? 'on' : 'off'}>
          <p contentEditable={false}>{locale.t('This part cannot be changed here. It stays as it is.')}</p>
          {children}
        </div>
      );
  }
  const { type } = element;
  const Tag = type === 'h1' ? 'h2' : tag.test(type) ? (type as 'h2' | 'ul') : 'div';
  // Each block has its own direction: an English word in an Arabic post does not turn the rest around. `dir="auto"` would
  // not see the words of a list or a quote, whose lines have a direction themselves. What is empty stands as what it is in.
  const words = Node.string(element);
  const isLine = /^[dh]/.test(Tag);
  return (
    <Tag dir={isLine ? words && 'auto' : directionOf(words)} {...attributes}>
      {children}
    </Tag>
  );
}
