import { Beside } from '../../src/ui/Beside';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { Tabs } from '../../src/ui/Tabs';
import { useLocale } from '../../src/ui/useLocale';
import { useUi } from '../../src/ui/UiContext';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { WidgetPart } from '../../src/ui/WidgetPart';
import type { TabFacts, TabWidgetProps } from './props';
import { TabPanel } from './TabPanel';
import './tabs.css';

/** Several widgets in one place, one in sight at a time; without script all of them, below each other. */
export function TabWidget({ tabs, defaultTabIndex = 0, limit = 5, ...around }: TabWidgetProps) {
  const { t } = useLocale();
  const { inner } = useUi();
  const shown = tabs.slice(0, limit);
  const [opened] = shown.slice(defaultTabIndex, defaultTabIndex + 1);
  if (shown.length === 0) return null;
  const label = around.title ?? t('Tabs');
  if (inner)
    return (
      <WidgetBox label={label} {...around}>
        {shown.map((tab, index) => (
          <Printed key={index} tab={tab} />
        ))}
      </WidgetBox>
    );
  const first = defaultTabIndex >= 0 && opened ? defaultTabIndex : 0;
  return (
    <Beside>
      <WidgetBox label={label} {...around}>
        <Tabs
          label={label}
          initial={String(first)}
          keeps
          tabs={shown.map((tab, index) => ({
            id: String(index),
            name: <bdi>{tab.label}</bdi>,
            panel: () => <TabPanel tab={tab} />,
          }))}
        />
      </WidgetBox>
    </Beside>
  );
}

/** As a section with a heading of its own. */
function Printed({ tab }: { tab: TabFacts }) {
  const id = useUniqueID();
  return (
    <section className="inl-tab-widget__section" aria-labelledby={id}>
      <h3 className="inl-tab-widget__name" id={id}>
        <bdi>{tab.label}</bdi>
      </h3>
      <WidgetPart name={tab.componentName} props={tab.componentProps} />
    </section>
  );
}
