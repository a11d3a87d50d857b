import type { ReactNode } from 'react';
import { attributes } from '../contract/attributes';
import { useUi } from './UiContext';

interface Props {
  name: string;
  props: object;
  /** As what a tag says in `data-inlay-when`: for `interaction` its server HTML does until then. */
  when?: 'interaction' | 'visible';
  /** In the tag until then, where a server cannot render the view. */
  children?: ReactNode;
  /** In the tag where the server knows no widget of that name: code that comes later still may. */
  missing?: ReactNode;
}

/**
 * Another widget in a view: a tag, as a server prints it, which the page finds and wakes by itself. It has to stand outside of
 * the view's own tag (`Beside`), or in what a server prints for good.
 */
export function WidgetPart({ name, props, when, children, missing }: Props) {
  const { inner } = useUi();
  const printed = inner?.(name, props);
  const drawn = printed?.isUnknown ? missing : printed?.content;
  if (printed?.isFinal) return <div className="inl-host inl-root">{drawn}</div>;
  const content = drawn ?? children;
  // The tag may be replaced by its widget: what React takes out of the page again is the element around it.
  return (
    <div className="inl-part">
      <div
        {...{
          [attributes.widget]: name,
          [attributes.props]: JSON.stringify(props),
          [attributes.when]: content || when === 'visible' ? when : undefined,
        }}
      >
        {content}
      </div>
    </div>
  );
}
