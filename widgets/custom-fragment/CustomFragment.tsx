import { useState } from 'react';
import { usePermission, type WidgetExtras } from '../../src/index';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { FragmentSlot } from '../../src/ui/FragmentSlot';
import { Printed } from '../../src/ui/Printed';
import { UiContext, useUi } from '../../src/ui/UiContext';
import type { CustomFragmentProps } from './props';
import { useFailing } from './useFailing';

/**
 * A piece of a page that only its theme knows; until its code is there, and without it, what the server put here. Where that is
 * nothing, a failure is said.
 */
export function CustomFragment({ own, impls, printed }: CustomFragmentProps & Pick<WidgetExtras, 'printed'>) {
  const [ui, hasFailed] = useFailing(useUi());
  const [nodes] = useState(() => [...(printed?.childNodes ?? [])]);
  // Those who can mend it see the failure with its reasons in the fragment's own place.
  const isTold = usePermission('site.manage') || ui.meta.context.debug;
  const isEmpty = nodes.every(({ textContent }) => textContent?.trim() === '');
  return (
    <UiContext value={ui}>
      <FragmentSlot type="CustomFragment" props={() => own} impls={impls}>
        {hasFailed && isEmpty && !isTold ? (
          <ErrorBox title={ui.locale.t('Error Loading Fragment')} error={null} />
        ) : (
          <Printed nodes={nodes} />
        )}
      </FragmentSlot>
    </UiContext>
  );
}
