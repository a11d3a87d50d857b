import type { AroundProps } from '../../src/ui/home/homeProps';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { WidgetPart } from '../../src/ui/WidgetPart';
import { layoutPart } from './layoutPart';
import { MissingWidget } from './MissingWidget';
import { propsIn, type TabFacts } from './props';

interface Props {
  tabs: readonly TabFacts[];
  /** Index of the one in sight. */
  first: number;
  label: string;
  around: AroundProps;
}

/**
 * As a server prints them: every panel with all that is in it, and above them the tabs, whose tag wakes when they are used.
 * The stylesheet shows one panel where scripts run, and elsewhere all of them with their names.
 */
export function PrintedTabs({ tabs, first, label, around }: Props) {
  const id = useUniqueID();
  const panelID = (index: number) => `${id}-${index}`;
  const panels = tabs.map((tab, index) => ({ id: panelID(index), label: tab.label }));
  return (
    <WidgetBox label={label} className="inl-tab-widget" {...around}>
      <WidgetPart name="TabWidget" props={{ label, panels, selected: first }} when="interaction" />
      {tabs.map((tab, index) => (
        <section
          key={index}
          className="inl-tab-widget__section"
          id={panelID(index)}
          role="tabpanel"
          aria-labelledby={`${panelID(index)}-name`}
          data-state={index === first ? 'shown' : 'behind'}
        >
          <h3 className="inl-tab-widget__name" id={`${panelID(index)}-name`}>
            <bdi>{tab.label}</bdi>
          </h3>
          {layoutPart(tab) ?? (
            <WidgetPart
              name={tab.componentName}
              props={propsIn(tab)}
              missing={<MissingWidget name={tab.componentName} />}
            />
          )}
        </section>
      ))}
    </WidgetBox>
  );
}
