import { useLayoutEffect, useRef } from 'react';
import { useUi } from './UiContext';

interface Props {
  /** HTML that a member or an administrator wrote. */
  html: string;
  as?: 'div' | 'span';
  className?: string;
}

/** Foreign HTML, sanitised. Plain text needs no sanitiser and shows at once. */
export function UserHtml({ html, as: Tag = 'div', className }: Props) {
  const { safeHtml, report } = useUi();
  const ref = useRef<HTMLDivElement & HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = ref.current!;
    if (!/[<&]/.test(html)) {
      element.textContent = html;
      return;
    }
    let wanted = true;
    safeHtml().then(
      (safe) => {
        if (wanted) element.replaceChildren(safe.fragment(html));
      },
      (error: unknown) => report({ widget: 'UserHtml', element, phase: 'load', error }),
    );
    return () => {
      wanted = false;
    };
  }, [html, safeHtml, report]);
  return <Tag ref={ref} className={className} />;
}
