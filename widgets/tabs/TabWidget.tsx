import { Beside } from '../../src/ui/Beside';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { Tabs } from '../../src/ui/Tabs';
import { useLocale } from '../../src/ui/useLocale';
import { useUi } from '../../src/ui/UiContext';
import { PanelSwitch } from './PanelSwitch';
import { PrintedTabs } from './PrintedTabs';
import type { TabWidgetProps } from './props';
import { TabPanel } from './TabPanel';
import './tabs.css';

/** Several widgets in one place, one in sight at a time; without script all of them, below each other. */
export function TabWidget(props: TabWidgetProps) {
  const { t } = useLocale();
  const { inner } = useUi();
  if ('panels' in props) return <PanelSwitch {...props} />;
  const { tabs, defaultTabIndex = 0, limit = 5, ...around } = props;
  const shown = tabs.slice(0, limit);
  if (shown.length === 0) return null;
  const label = around.title ?? t('Tabs');
  const first = shown[defaultTabIndex] ? defaultTabIndex : 0;
  if (inner) return <PrintedTabs {...{ tabs: shown, first, label, around }} />;
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
