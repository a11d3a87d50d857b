import type { ReactNode } from 'react';
import { WrittenPart } from '../../src/ui/WrittenPart';
import { MissingWidget } from './MissingWidget';
import type { TabFacts } from './props';

/** What a layout draws itself, and no tag may name, as a panel has it; null for a widget. */
export function layoutPart({ componentName, componentProps: props }: TabFacts): ReactNode {
  if (componentName === 'HtmlWidget') return <WrittenPart props={props} />;
  // What the server says in place of one that failed there.
  if (componentName === 'LayoutError')
    return <MissingWidget name={textIn(props.componentName)} why={textIn(props.message)} />;
  return null;
}

const textIn = (foreign: unknown): string => (typeof foreign === 'string' ? foreign : '');
