import type { WidgetExtras } from '../../src/index';
import { FragmentSlot } from '../../src/ui/FragmentSlot';
import { UserHtml } from '../../src/ui/UserHtml';
import type { CustomFragmentProps } from './props';

/** A piece of a page that only its theme knows; until its code is there, and without it, what the server put here. */
export function CustomFragment({
  $fragmentImpls,
  contents = '',
  anchor: _anchor,
  onClose: _onClose,
  ...props
}: CustomFragmentProps & WidgetExtras) {
  return (
    <FragmentSlot type="CustomFragment" props={() => props} impls={$fragmentImpls}>
      <UserHtml html={contents} />
    </FragmentSlot>
  );
}
