import { useLayoutEffect, useRef } from 'react';
import { cleanStyles } from '../safe/cleanStyles';
import { postContent } from './postContent';
import { useUi } from './UiContext';

/** HTML that an administrator wrote, with a stylesheet that reaches nothing else: in a shadow root, as a server prints it. */
export function StyledHtml({ html, css }: { html: string; css: string }) {
  const ui = useUi();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current!;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    let wanted = true;
    const fail = (error: unknown) => ui.report({ widget: 'StyledHtml', element, phase: 'load', error });
    try {
      root.adoptedStyleSheets = [cleanStyles(css, ui.window.location.href, ui.urls())];
    } catch (error) {
      fail(error);
    }
    postContent(html, ui).then((content) => wanted && root.replaceChildren(content), fail);
    return () => {
      wanted = false;
    };
  }, [html, css, ui]);
  return <div ref={ref} />;
}
