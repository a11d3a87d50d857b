import { useLocale } from '../../src/ui/useLocale';
import type { Discussion } from './props';

/** A row's checkbox, with what the page knows of its discussion, so that acting on it needs no call. */
export function PickRow({ discussion }: { discussion: Discussion }) {
  const { t } = useLocale();
  const { discussionID, name, categoryID, closed, type, countComments } = discussion;
  const moved = type === 'redirect' || undefined;
  return (
    <label className="inl-discussion__pick">
      <span className="inl-hidden">{t('Select {name}', { name })}</span>
      <input
        type="checkbox"
        name="discussionIDs"
        value={discussionID}
        autoComplete="off"
        data-inlay-check="discussion"
        data-inlay-record={JSON.stringify({ discussionID, name, categoryID, closed, moved, countComments })}
      />
    </label>
  );
}
