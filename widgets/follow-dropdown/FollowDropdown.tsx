import { clsx } from 'clsx';
import { useRef, useState, type MouseEvent } from 'react';
import { useAppDispatch, useAppSelector, useCurrentUser, usePermission, lazyImport } from '../../src/index';
import { followedKey } from '../../src/resources/preferences/categoryPreferences';
import { loadPreferences } from '../../src/resources/preferences/loadPreferences';
import { selectEnded, selectPreferences } from '../../src/resources/preferences/preferencesSlice';
import { useFlushWhenLeaving } from '../../src/resources/preferences/useFlushWhenLeaving';
import { AtWork } from '../../src/ui/AtWork';
import { useOwnStyle } from '../../src/ui/home/useOwnStyle';
import { Icon } from '../../src/ui/Icon';
import { lazyPart } from '../../src/ui/lazyPart';
import { useUi } from '../../src/ui/UiContext';
import './follow-dropdown.css';
import { PrintedForm } from './PrintedForm';
import type { FollowProps } from './props';

const FollowPanel = lazyPart(
  () => lazyImport(() => import('./FollowPanel')).then((part) => part.FollowPanel),
  {
    name: 'CategoryFollowDropDown',
    waiting: AtWork,
  },
);

/** Follows a category, and says of what to hear: a button, and the preferences in a dialog beside it. */
export function FollowDropdown(props: FollowProps) {
  const { userID, recordID: categoryID, name, nameAsLabel, iconOnly, preview } = props;
  const { locale, inner } = useUi();
  const { t } = locale;
  const anchor = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'new' | 'closed' | 'open' | 'closing'>('new');
  const [pressed, setPressed] = useState({ times: 0, saidFollowing: false });
  const record = useAppSelector((all) => selectPreferences(all, { categoryID, userID }));
  const viewer = useCurrentUser();
  const dispatch = useAppDispatch();
  const mayForOthers = usePermission(['users.edit', 'profiles.edit']);

  // Where one says that the session has ended, the others do not go.
  const ended = useAppSelector(selectEnded);
  const allowed = viewer.userID === 0 ? ended : viewer.userID === userID || mayForOthers;

  useFlushWhenLeaving({ categoryID, userID });

  const own = useOwnStyle({
    '--inl-follow-background': props.buttonColor,
    '--inl-follow-color': props.textColor,
    '--inl-follow-radius': props.borderRadius === undefined ? null : `${props.borderRadius}px`,
  });

  if (!record || !allowed) return null;
  const followed = record.shown[followedKey] === true;
  const label = t(followed ? 'Following' : 'Follow');
  const isOpen = state === 'open' || state === 'closing';
  const press = ({ detail }: MouseEvent) => {
    // The second half of a double click comes before the dialog's code, too.
    if (preview || detail > 1) return;
    if (!isOpen) {
      // What the dialog shows comes beside its code, and not behind it; the dialog joins these calls, and tells a failure.
      void dispatch(loadPreferences({ userID }));
      void dispatch(loadPreferences({ categoryID, userID }));
      setPressed(({ times }) => ({ times: times + 1, saidFollowing: followed }));
    }
    setState(isOpen ? 'closing' : 'open');
  };

  const className = clsx(
    'inl-root inl-follow',
    props.alignment && `inl-follow--${props.alignment}`,
    props.className,
    own.className,
  );
  const button = (
    <button
      ref={anchor}
      type={inner ? 'submit' : 'button'}
      className={clsx(
        'inl-button inl-follow__button',
        props.size === 'compact' && 'inl-button--compact',
        iconOnly && 'inl-follow__button--icon',
      )}
      data-inlay-part="follow"
      data-state={followed ? 'on' : 'off'}
      title={name}
      aria-label={nameAsLabel ? `${name}, ${label}` : iconOnly ? label : undefined}
      aria-haspopup={inner ? undefined : 'dialog'}
      aria-expanded={inner ? undefined : isOpen}
      onClick={press}
    >
      <Icon name={followed ? 'following' : 'follow'} />
      {!iconOnly && <span>{nameAsLabel ? name : label}</span>}
    </button>
  );
  if (inner) return <PrintedForm {...{ props, followed, className }}>{button}</PrintedForm>;
  return (
    <div className={className} style={own.style}>
      {button}
      {state !== 'new' && anchor.current && (
        <FollowPanel
          {...props}
          // Code that could not be had is asked for again.
          key={pressed.times}
          anchor={anchor.current}
          open={isOpen}
          saidFollowing={pressed.saidFollowing}
          leaving={state === 'closing'}
          onClose={() => setState('closed')}
        />
      )}
    </div>
  );
}
