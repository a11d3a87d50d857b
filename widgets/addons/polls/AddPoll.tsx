import type { PostPlace } from '../../../src/index';
import { MenuLink } from '../../../src/ui/menu/MenuLink';
import { useOwnLink } from '../../../src/ui/useOwnLink';
import { useUi } from '../../../src/ui/UiContext';

/** In a discussion's menu, for those who may: the way to the page that adds a poll, which the page told. */
export function AddPoll({ known }: PostPlace) {
  const { locale } = useUi();
  const href = useOwnLink()(known?.polls);
  return href === null ? null : <MenuLink href={href}>{locale.t('Add a poll')}</MenuLink>;
}
