import { useLayoutEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { Guarded } from './Guarded';
import { useUi } from './UiContext';

/**
 * Puts add-ons' context providers around a view: those that are there when it is mounted, since one that joined later
 * would take the view out of the page for a moment, and with it the typed text.
 */
export function Provided({ children }: { children: ReactNode }) {
  const { extensions, report } = useUi();
  const [providers] = useState(() => extensions.list('providers'));
  return providers.reduceRight<ReactNode>((inner, { view, key, owner }) => {
    const onFailed = (error: unknown) => report({ widget: owner, element: null, phase: 'render', error });
    return (
      <Guarded key={key} instead={inner} onFailed={onFailed}>
        <Around view={view} onFailed={onFailed}>
          {inner}
        </Around>
      </Guarded>
    );
  }, children);
}

interface AroundProps {
  view: ComponentType<{ children: ReactNode }>;
  onFailed(error: unknown): void;
  children: ReactNode;
}

/** One that leaves out what it is put around, while it waits for something, would empty the whole page. */
function Around({ view: View, onFailed, children }: AroundProps) {
  const shown = useRef(false);
  const [without, setWithout] = useState(false);
  useLayoutEffect(() => {
    if (shown.current) return;
    setWithout(true);
    onFailed(new Error('The context provider does not render its children.'));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once, when all of it is in the page
  }, []);
  return without ? (
    children
  ) : (
    <View>
      <Told shown={shown} />
      {children}
    </View>
  );
}

function Told({ shown }: { shown: RefObject<boolean> }) {
  useLayoutEffect(() => {
    shown.current = true;
  }, [shown]);
  return null;
}
