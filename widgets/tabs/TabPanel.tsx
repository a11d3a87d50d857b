import { useEffect, useRef, useState } from 'react';
import { attributes, usePermission } from '../../src/index';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { useUi } from '../../src/ui/UiContext';
import { WidgetPart } from '../../src/ui/WidgetPart';
import { propsIn, type TabFacts } from './props';

/** Milliseconds for a widget to be registered, perhaps by an add-on that is still loading. */
const patience = 1000;

const { state } = attributes;
const taken = `[${state}]:not([${state}=waiting],[${state}=skipped])`;

/** The widget of a tab. Where the page has none of its name, its panel says so, and no other does. */
export function TabPanel({ tab }: { tab: TabFacts }) {
  const { componentName: name } = tab;
  const { window, locale, meta } = useUi();
  const ref = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const withDetails = usePermission('site.manage') || meta.context.debug;
  useEffect(() => {
    const place = ref.current!;
    const timer = window.setTimeout(() => setMissing(!place.querySelector(taken)), patience);
    const onMounted = () => setMissing(false);
    place.addEventListener('inlay:mounted', onMounted);
    return () => {
      window.clearTimeout(timer);
      place.removeEventListener('inlay:mounted', onMounted);
    };
  }, [window]);
  return (
    <div ref={ref}>
      <WidgetPart name={name} props={propsIn(tab)} />
      {isMissing && (
        <ErrorBox
          title={locale.t('There was a problem loading {component}', { component: name })}
          error={withDetails ? locale.t('Nothing on this page has registered a widget of this name.') : null}
        />
      )}
    </div>
  );
}
