import { useState, type ReactNode } from 'react';
import { Guarded } from './Guarded';
import { useUi } from './UiContext';

/**
 * Puts add-ons' context providers around a view: those that are there when it is mounted, since one that joined later
 * would take the view out of the page for a moment, and with it what somebody has typed.
 */
export function Provided({ children }: { children: ReactNode }) {
  const { extensions, report } = useUi();
  const [providers] = useState(() => extensions.list('providers'));
  return providers.reduceRight<ReactNode>(
    (inner, { view: View, key, owner }) => (
      <Guarded
        key={key}
        instead={inner}
        onFailed={(error) => report({ widget: owner, element: null, phase: 'render', error })}
      >
        <View>{inner}</View>
      </Guarded>
    ),
    children,
  );
}
