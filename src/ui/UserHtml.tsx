import { useLayoutEffect, useRef } from 'react';
import { postContent } from './postContent';
import { useUi } from './UiContext';

interface Props {
  /** HTML that a member or an administrator wrote. */
  html: string;
  as?: 'div' | 'span';
  className?: string;
}

/** Foreign HTML, sanitised. Plain text needs no sanitiser and shows at once. */
export function UserHtml(props: Props) {
  const { Written } = useUi();
  return Written ? <Written html={props.html} className={props.className} /> : <LiveHtml {...props} />;
}

function LiveHtml({ html, as: Tag = 'div', className }: Props) {
  const ui = useUi();
  const ref = useRef<HTMLDivElement & HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = ref.current!;
    if (!/[<&]/.test(html)) {
      element.textContent = html;
      return;
    }
    let wanted = true;
    postContent(html, ui).then(
      (content) => {
        if (wanted) element.replaceChildren(content);
      },
      (error: unknown) => ui.report({ widget: 'UserHtml', element, phase: 'load', error }),
    );
    return () => {
      wanted = false;
    };
  }, [html, ui]);
  return <Tag ref={ref} className={className} />;
}
