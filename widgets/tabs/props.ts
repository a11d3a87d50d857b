import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, list, maybe } from '../../src/ui/home/homeProps';

const tab = v.object({
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  componentName: v.pipe(v.string(), v.regex(/^[a-z][\w.-]{0,63}$/i)),
  // PHP prints an empty object as a list.
  componentProps: v.fallback(v.record(v.string(), v.unknown()), {}),
});

const label = v.pipe(v.string(), v.maxLength(500));
/** Of our own tag above panels that a server has printed. */
const panelSwitch = v.object({
  label,
  panels: v.pipe(
    v.array(v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)), label })),
    v.maxLength(10),
  ),
  selected: maybe(v.pipe(v.number(), v.safeInteger())),
});

const widget = v.object({
  ...around,
  tabs: list(tab, 10),
  defaultTabIndex: maybe(v.pipe(v.number(), v.safeInteger())),
  limit: maybe(v.picklist([3, 5, 10])),
});

export type PanelSwitchProps = v.InferOutput<typeof panelSwitch>;
export type TabWidgetProps = v.InferOutput<typeof widget> | PanelSwitchProps;
export type TabFacts = v.InferOutput<typeof tab>;

/** The widget of a tab is called as that is where it has no name of its own. */
export const propsIn = ({ label: title, componentProps }: TabFacts): Record<string, unknown> =>
  componentProps.title ? componentProps : { titleType: 'none', ...componentProps, title };

const readSwitch = guard(panelSwitch);
const readWidget = guard(widget);

export const readProps = (foreign: Record<string, unknown>): TabWidgetProps =>
  'panels' in foreign ? readSwitch(foreign) : readWidget(foreign);
