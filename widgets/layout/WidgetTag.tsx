import { useEffect, useRef, useState } from 'react';
import { attributes } from '../../src/index';
import type { LayoutNode } from '../../src/resources/layouts';
import { useUi } from '../../src/ui/UiContext';
import { MissingWidget } from './MissingWidget';
import { printTag, useNodeFragment } from './printTag';

/** Milliseconds for a widget to be registered, perhaps by an add-on that is still loading. */
const patience = 1000;

/** A widget of a layout: a tag that the page finds as it finds all others, and that loads what it names. */
export function WidgetTag({ node }: { node: LayoutNode }) {
  const { window, report, fragments } = useUi();
  const ref = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(false);
  const fragment = useNodeFragment(node);

  useEffect(() => {
    const place = ref.current!;
    const printed = printTag(window.document, node, fragment);
    place.append(printed);
    const fail = (error: unknown) => report({ widget: node.name, element: printed, phase: 'load', error });
    if (fragment) fragments!.load().catch(fail);
    let timer = 0;
    const look = () => {
      if (place.querySelector(taken)) return;
      // The page looks for tags with its frames, of which a busy device has none for seconds.
      if (!place.querySelector(`[${state}]`)) return lookLater();
      setMissing(true);
      fail(new Error(`there is no widget "${node.name}"`));
    };
    const lookLater = () => void (timer = window.setTimeout(look, patience));
    lookLater();
    // Late is no special case.
    const onMounted = () => setMissing(false);
    place.addEventListener('inlay:mounted', onMounted);
    return () => {
      window.clearTimeout(timer);
      place.removeEventListener('inlay:mounted', onMounted);
      printed.remove();
      setMissing(false);
    };
  }, [window, report, fragments, node, fragment]);

  return (
    <>
      <div ref={ref} />
      {missing && (
        <MissingWidget name={node.name} why="Nothing on this page has registered a widget of this name." />
      )}
    </>
  );
}

/** Tags that are mounted or pending, or a fragment that is shown or shows its own failure. */
const { state } = attributes;
const taken = `[${state}]:not([${state}=waiting],[${state}=skipped])`;
