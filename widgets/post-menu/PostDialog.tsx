import { lazyImport, type PostPlace } from '../../src/index';
import { readCatalog } from '../../src/resources/attachments/catalog';
import { lazyPart } from '../../src/ui/lazyPart';
import { useUi } from '../../src/ui/UiContext';
import type { TypedValues } from './AttachmentDialog';
import type { DialogProps } from './dialogs/dialogProps';

const name = 'PostMenu';

/** By the item that opens them; their code comes with the first use. */
const dialogs = {
  announce: lazyPart(
    () => lazyImport(() => import('./dialogs/AnnounceDialog')).then((part) => part.AnnounceDialog),
    { name },
  ),
  delete: lazyPart(
    () => lazyImport(() => import('./dialogs/DeleteDialog')).then((part) => part.DeleteDialog),
    { name },
  ),
  move: lazyPart(() => lazyImport(() => import('./dialogs/MoveDialog')).then((part) => part.MoveDialog), {
    name,
  }),
  author: lazyPart(
    () => lazyImport(() => import('./dialogs/AuthorDialog')).then((part) => part.AuthorDialog),
    { name },
  ),
  type: lazyPart(() => lazyImport(() => import('./dialogs/TypeDialog')).then((part) => part.TypeDialog), {
    name,
  }),
  tag: lazyPart(() => lazyImport(() => import('./dialogs/TagDialog')).then((part) => part.TagDialog), {
    name,
  }),
  collect: lazyPart(
    () => lazyImport(() => import('./dialogs/CollectionDialog')).then((part) => part.CollectionDialog),
    { name },
  ),
  report: lazyPart(
    () => lazyImport(() => import('./dialogs/ReportDialog')).then((part) => part.ReportDialog),
    { name },
  ),
  deleteComment: lazyPart(
    () => lazyImport(() => import('./dialogs/DeleteCommentDialog')).then((part) => part.DeleteCommentDialog),
    { name },
  ),
};

const AttachmentDialog = lazyPart(
  () => lazyImport(() => import('./AttachmentDialog')).then((part) => part.AttachmentDialog),
  { name },
);

/** One of the menu's own, or the form of an integration. */
export type DialogKey = keyof typeof dialogs | `attach:${string}`;

const isOwn = (key: DialogKey): key is keyof typeof dialogs => Object.hasOwn(dialogs, key);

const nothing: TypedValues = {};

interface Props extends Omit<DialogProps<unknown>, 'place'> {
  dialog: DialogKey;
  place: PostPlace;
}

/** What an item of the menu has opened. */
export function PostDialog({ dialog, place, can, typed, ...frame }: Props) {
  const { meta } = useUi();
  if (isOwn(dialog)) {
    // Each keeps what it takes back.
    const View = dialogs[dialog] as React.FunctionComponent<DialogProps<unknown>>;
    return <View {...frame} place={place} can={can} typed={typed} />;
  }
  const type = dialog.slice('attach:'.length);
  const integration = readCatalog(meta.raw.externalAttachments).find((each) => each.attachmentType === type);
  if (!integration) return null;
  return (
    <AttachmentDialog
      {...frame}
      post={place}
      integration={integration}
      typed={(typed ?? nothing) as TypedValues}
    />
  );
}
