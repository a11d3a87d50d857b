import { createContext, type ComponentType } from 'react';
import { lazyImport } from '../../src/index';
import type { LayoutNode } from '../../src/resources/layouts';
import { lazyPart } from '../../src/ui/lazyPart';
import { UserHtml } from '../../src/ui/UserHtml';
import { WidgetTag } from './WidgetTag';

const StyledHtml = lazyPart(
  () => lazyImport(() => import('../../src/ui/StyledHtml')).then((part) => part.StyledHtml),
  {
    name: 'HtmlWidget',
  },
);

/** HTML that an administrator wrote, and the stylesheet that is for it alone. */
export interface WrittenProps {
  html: string;
  css: string | undefined;
}

/** What differs where a layout is drawn: in a browser its widgets are tags that wake, on a server they are HTML. */
export const LayoutParts = createContext<{
  Widget: ComponentType<{ node: LayoutNode }>;
  Written: ComponentType<WrittenProps>;
}>({
  Widget: WidgetTag,
  Written: ({ html, css }) =>
    css === undefined ? (
      <UserHtml className="userContent" html={html} />
    ) : (
      <div className="inl-layout__written">
        <StyledHtml html={html} css={css} />
      </div>
    ),
});
