import { useAppDispatch, useCurrentUser } from '../../src/index';
import { useDiscussion } from '../../src/resources/discussions/discussionsSlice';
import { setFlag } from '../../src/resources/discussions/setFlag';
import { entryLinks } from '../../src/ui/entryLinks';
import { Icon } from '../../src/ui/Icon';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { useUi } from '../../src/ui/UiContext';
import type { BookmarkProps } from './props';
import './bookmark.css';

/** Keeps a discussion among the reader's bookmarks; its form works without us too. */
export function BookmarkToggle({ discussionID, labelled }: BookmarkProps) {
  const ui = useUi();
  const { t } = ui.locale;
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const { bookmarked: on = false, sending } = useDiscussion(discussionID) ?? {};
  const { userID } = useCurrentUser();
  if (userID === 0) return null;

  async function press() {
    toasts.remove('bookmark');
    const result = await dispatch(setFlag(discussionID, 'bookmarked', !on));
    if (result?.outcome !== 'failed') return;
    const { signIn } = entryLinks(ui);
    const actions = result.error.code === 'unauthorized' && signIn ? [{ name: t('Sign In'), ...signIn }] : [];
    const words = t('There was a problem bookmarking this discussion.');
    // An error is spoken at once, and with it that the button is as before.
    toasts.show({ id: 'bookmark', words, tone: 'error', actions });
  }
  return (
    <form
      className="inl-root inl-bookmark"
      method="post"
      acceptCharset="utf-8"
      action={`${ui.section}/discussion/${discussionID}/bookmark`}
      data-inlay-part="form"
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="TransientKey" value={ui.meta.transientKey} />
      <button
        className="inl-bookmark__button"
        type="submit"
        name="bookmarked"
        value={on ? '0' : '1'}
        title={labelled ? undefined : t('Bookmark')}
        aria-label={labelled ? undefined : t('Bookmark')}
        aria-pressed={on}
        data-inlay-part="bookmark"
        data-state={on ? 'on' : 'off'}
        data-sending={sending?.bookmarked ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault();
          void press();
        }}
      >
        <Icon name="bookmark" />
        {labelled && t('Bookmark')}
      </button>
    </form>
  );
}
