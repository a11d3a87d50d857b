import { useSelected, type RenderElementProps } from 'slate-react';
import { safeUrl } from '../../../safe/safeUrl';
import { useUi } from '../../UiContext';
import { ImageCard } from './ImageCard';
import { LinkCard } from './LinkCard';

const tags: Record<string, 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'ul' | 'ol' | 'li' | 'blockquote'> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
};

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
          data-state={selected ? 'on' : 'off'}
        >
          {children}@<bdi>{element.name}</bdi>
        </span>
      );
    case 'code_block':
      return (
        <pre {...attributes} dir="ltr">
          <code>{children}</code>
        </pre>
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
  const Tag = tags[element.type] ?? 'div';
  const className = Tag === 'div' ? 'inl-editor__line' : undefined;
  // Each block has its own direction: an English word in an Arabic post does not turn the rest around.
  return (
    <Tag dir="auto" {...attributes} className={className}>
      {children}
    </Tag>
  );
}
