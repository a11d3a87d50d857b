import { lazyImport } from '../../src/index';
import type { WidgetExtras } from '../../src/index';
import { lazyPart } from '../../src/ui/lazyPart';
import { Composer } from './Composer';
import { EditOnPage } from './EditOnPage';
import { Follow } from './Follow';
import type { CreateCommentProps } from './props';
import './create-comment.css';

const ComposeLink = lazyPart(
  () => lazyImport(() => import('./ComposeLink')).then((part) => part.ComposeLink),
  {
    name: 'CreateComment',
    failed: ({ anchor, onClose }) => <Follow anchor={anchor} onClose={onClose} />,
  },
);

const SpotComposer = lazyPart(
  () => lazyImport(() => import('./SpotComposer')).then((part) => part.SpotComposer),
  { name: 'CreateComment' },
);

/** Where one writes or changes a comment; or what a Reply, Quote or Edit link opens. */
export function CreateComment({
  anchor,
  onClose,
  action,
  commentID,
  spot,
  ...place
}: CreateCommentProps & WidgetExtras) {
  if (!anchor || !onClose)
    return action === 'edit' && commentID !== undefined ? (
      <EditOnPage commentID={commentID} place={place} />
    ) : spot ? (
      <SpotComposer spot={spot} place={place} />
    ) : (
      <Composer place={place} />
    );
  if (!action || commentID === undefined) return null;
  return (
    <ComposeLink anchor={anchor} action={action} commentID={commentID} place={place} onClose={onClose} />
  );
}
