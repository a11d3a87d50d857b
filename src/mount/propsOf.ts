import type { Tag } from '../contract/tag';
import type { WidgetDefinition } from '../contract/widget';
import { propsOfElement } from '../page/propsOfElement';

/** What a tag says to its widget, judged by the widget's guard; throws what that found wrong. */
export function propsOf({ element }: Tag, definition: WidgetDefinition): object {
  const props = definition.props(propsOfElement(element));
  if (definition.printed) return { ...props, printed: element };
  return definition.contents ? { ...props, contents: element.innerHTML } : props;
}
