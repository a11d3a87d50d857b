import { useEffect, useRef, useState } from 'react';
import { attributes } from '../../src/index';
import { useUi } from '../../src/ui/UiContext';
import { WidgetPart } from '../../src/ui/WidgetPart';
import { layoutPart } from './layoutPart';
import { MissingWidget } from './MissingWidget';
import { propsIn, type TabFacts } from './props';

/** Milliseconds for a widget to be registered, perhaps by an add-on that is still loading. */
const patience = 1000;

const { state } = attributes;
const taken = `[${state}]:not([${state}=waiting],[${state}=skipped])`;

/** What a tab shows: a part that layouts alone have, or a widget. */
export function TabPanel({ tab }: { tab: TabFacts }) {
  return layoutPart(tab) ?? <WidgetPanel tab={tab} />;
}

/** The widget of a tab. Where the page has none of its name, its panel says so, and no other does. */
function WidgetPanel({ tab }: { tab: TabFacts }) {
  const { componentName: name } = tab;
  const { window } = useUi();
  const ref = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const place = ref.current!;
    let timer = 0;
    const look = () => {
      // The page looks for tags with its frames, of which a busy device has none for seconds.
      if (!place.querySelector(`[${state}]`)) lookLater();
      else setMissing(!place.querySelector(taken));
    };
    const lookLater = () => void (timer = window.setTimeout(look, patience));
    lookLater();
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
      {isMissing && <MissingWidget name={name} />}
    </div>
  );
}
