import { Avatar } from '../../src/ui/Avatar';
import { FragmentSlot, useFragment } from '../../src/ui/FragmentSlot';
import { useUi } from '../../src/ui/UiContext';
import { UserHtml } from '../../src/ui/UserHtml';
import { useUserLinks } from '../../src/ui/useUserLinks';
import { CardDetails } from './CardDetails';
import { CardFrame } from './CardFrame';
import type { CardHeading } from './CardFrame';
import type { CardUser, UserCardProps } from './props';
import { viewOf } from './viewOf';
import type { Viewer } from './viewOf';

interface Props {
  heading?: CardHeading;
  user: CardUser;
  viewer: Viewer;
  /** With what add-ons say of the user. */
  withContent: boolean;
  /** What replaces it in this place. */
  impls: UserCardProps['$fragmentImpls'];
}

/** A user's card: in full, or reduced to photo, name and why there is no more. */
export function LoadedCard({ heading, user, viewer, withContent, impls }: Props) {
  const { locale, meta } = useUi();
  const { t } = locale;
  // A replaced card names itself in its own way, and a dialog needs a name that it can point at.
  const named = useFragment('UserCardFragment', impls) !== null;
  const links = useUserLinks();
  const view = viewOf(user, viewer, {
    bannedPrivateProfile: meta.ui.bannedPrivateProfile,
    conversationsEnabled: meta.context.conversationsEnabled,
  });
  const card = (
    <CardFrame
      heading={named ? undefined : heading}
      state={view.reduced ? 'reduced' : 'success'}
      photo={<Avatar photoUrl={user.photoUrl} size="large" className="inl-card__avatar" />}
      title={user.name.trim() === '' ? t('Deleted User') : <bdi>{user.name}</bdi>}
      label={view.marker ? <span className="inl-card__marker">{t(view.marker)}</span> : rank(user)}
    >
      {view.message && <p className="inl-card__message">{t(view.message)}</p>}
      {!view.reduced && <CardDetails user={user} view={view} withContent={withContent} />}
    </CardFrame>
  );
  const { userID, name, photoUrl, title, countDiscussions, countComments, dateInserted, dateLastActive } =
    user;
  const shown = view.reduced ? {} : { countDiscussions, countComments, dateInserted, dateLastActive };
  return (
    <>
      {named && heading && (
        <h2 className="inl-hidden" id={heading.id} ref={heading.ref} tabIndex={-1}>
          {name}
        </h2>
      )}
      <FragmentSlot
        type="UserCardFragment"
        impls={impls}
        props={() => ({
          user: { userID, name, photoUrl, title, ...shown },
          reduced: view.reduced,
          marker: view.marker,
          messageUrl: view.offersMessage ? links.message(user) : null,
          profileUrl: links.profile(user),
        })}
      >
        {card}
      </FragmentSlot>
    </>
  );
}

function rank({ title, labelHtml }: CardUser) {
  if (title) return title;
  return labelHtml ? <UserHtml as="span" html={labelHtml} /> : null;
}
