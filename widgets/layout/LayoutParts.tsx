import { createContext, type ComponentType } from 'react';
import type { LayoutNode } from '../../src/resources/layouts';
import { WidgetTag } from './WidgetTag';

/** What differs where a layout is drawn: in a browser its widgets are tags that wake, on a server they are HTML. */
export const LayoutParts = createContext<{ Widget: ComponentType<{ node: LayoutNode }> }>({
  Widget: WidgetTag,
});
