import { useState } from 'react';
import { usePermission, type WidgetExtras } from '../../src/index';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { FragmentSlot } from '../../src/ui/FragmentSlot';
import { Printed } from '../../src/ui/Printed';
import { useUi } from '../../src/ui/UiContext';
import type { CustomFragmentProps } from './props';

/**
 * A piece of a page that only its theme knows; until its code is there, and without it, what the server put here. Where that is
 * nothing, a failure is said.
 */
export function CustomFragment({ own, impls, printed }: CustomFragmentProps & Pick<WidgetExtras, 'printed'>) {
  const { locale, meta } = useUi();
  const [nodes] = useState(() => [...(printed?.childNodes ?? [])]);
  // Those who can mend it see the failure with its reasons in the fragment's own place.
  const isTold = usePermission('site.manage') || meta.context.debug;
  const shown = <Printed nodes={nodes} />;
  const isEmpty = nodes.every(({ textContent }) => textContent?.trim() === '');
  const failure = isEmpty && !isTold && <ErrorBox title={locale.t('Error Loading Fragment')} error={null} />;
  return (
    <FragmentSlot type="CustomFragment" props={() => own} impls={impls} failure={failure || shown}>
      {shown}
    </FragmentSlot>
  );
}
