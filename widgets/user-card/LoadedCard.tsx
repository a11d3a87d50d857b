import { Avatar } from '../../src/ui/Avatar';
import { useUi } from '../../src/ui/UiContext';
import { UserHtml } from '../../src/ui/UserHtml';
import { CardDetails } from './CardDetails';
import { CardFrame } from './CardFrame';
import type { CardHeading } from './CardFrame';
import type { CardUser } from './props';
import { viewOf } from './viewOf';
import type { Viewer } from './viewOf';

interface Props {
  heading?: CardHeading;
  user: CardUser;
  viewer: Viewer;
}

/** A user's card: in full, or reduced to photo, name and why there is no more. */
export function LoadedCard({ heading, user, viewer }: Props) {
  const { locale, meta } = useUi();
  const { t } = locale;
  const view = viewOf(user, viewer, {
    bannedPrivateProfile: meta.ui.bannedPrivateProfile,
    conversationsEnabled: meta.context.conversationsEnabled,
  });
  return (
    <CardFrame
      heading={heading}
      state={view.reduced ? 'reduced' : 'success'}
      photo={<Avatar photoUrl={user.photoUrl} size="large" className="inl-card__avatar" />}
      title={user.name.trim() === '' ? t('Deleted User') : <bdi>{user.name}</bdi>}
      label={view.marker ? <span className="inl-card__marker">{t(view.marker)}</span> : rank(user)}
    >
      {view.message && <p className="inl-card__message">{t(view.message)}</p>}
      {!view.reduced && <CardDetails user={user} view={view} />}
    </CardFrame>
  );
}

function rank({ title, labelHtml }: CardUser) {
  if (title) return title;
  return labelHtml ? <UserHtml as="span" html={labelHtml} /> : null;
}
