import { useCurrentUser, usePermissionsIn } from '../../src/index';
import { readCatalog, usableOn } from '../../src/resources/attachments/catalog';
import { Button } from '../../src/ui/Button';
import { useUi } from '../../src/ui/UiContext';
import { PostDialog, type DialogKey } from './PostDialog';
import type { LegacyIntegrationsProps } from './props';
import { useDialogs } from './useDialogs';

/** Items of a deployed page's own menu: what other systems can make of its post. */
export function LegacyIntegrations({ integrations: { isAuthor, ...post } }: LegacyIntegrationsProps) {
  const { meta, locale } = useUi();
  const { userID } = useCurrentUser();
  const can = usePermissionsIn(undefined);
  const { open, dialog } = useDialogs<DialogKey>();
  const place = { ...post, userID: isAuthor ? userID : post.userID };
  return (
    <>
      {usableOn(readCatalog(meta.raw.externalAttachments), place, userID).map(({ attachmentType, label }) => (
        <li key={attachmentType} className="inl-root">
          <Button
            look="text"
            onClick={({ currentTarget }) => open(`attach:${attachmentType}`, currentTarget)}
          >
            {locale.t(label)}
          </Button>
        </li>
      ))}
      {dialog && (
        <li>
          <PostDialog {...dialog} place={place} can={can} />
        </li>
      )}
    </>
  );
}
