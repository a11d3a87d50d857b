import { useCurrentUser, usePermissionsIn } from '../../src/index';
import { Button } from '../../src/ui/Button';
import { Icon } from '../../src/ui/Icon';
import { useLocale } from '../../src/ui/useLocale';
import { PostDialog, type DialogKey } from './PostDialog';
import type { LegacyFlagProps } from './props';
import { useDialogs } from './useDialogs';

/** In place of a deployed page's flag menu: the button that reports its post. */
export function LegacyFlag({ flag: { categoryID, ...place } }: LegacyFlagProps) {
  const { t } = useLocale();
  const { userID } = useCurrentUser();
  const can = usePermissionsIn(categoryID);
  const { open, dialog } = useDialogs<DialogKey>();
  if (userID === 0 || !can('flag.add')) return null;
  return (
    <span className="inl-root inl-post-menu">
      <Button look="text" size="compact" onClick={({ currentTarget }) => open('report', currentTarget)}>
        <Icon name="flag" /> {t('Report')}
      </Button>
      {dialog && <PostDialog {...dialog} place={place} can={can} />}
    </span>
  );
}
