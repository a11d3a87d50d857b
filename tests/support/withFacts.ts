import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WidgetCode, WidgetDefinition } from '../../src/contract/widget';

/** A whole widget, as the build makes it of its folder. */
export function withFacts(folder: string, code: object): WidgetDefinition {
  const file = join(process.cwd(), 'widgets', folder, 'widget.json');
  const facts = JSON.parse(readFileSync(file, 'utf8')) as WidgetDefinition;
  return { ...{ element: 'keep', when: 'visible' }, ...facts, ...(code as WidgetCode) };
}
