import type { ApiError } from '../contract/apiError';
import type { Locale } from '../locale/createLocale';

export interface Place {
  /** Where the latest text is persisted. */
  saved: 'none' | 'memory' | 'local' | 'server' | 'both';
  /** Why the server does not have the latest text. */
  error: ApiError | null;
  /** When the server will publish them, ISO 8601. */
  dateScheduled?: string | null;
}

const places = {
  none: '',
  memory: 'Kept only in this tab.',
  local: 'Draft saved on this device.',
  server: 'Draft saved.',
  both: 'Draft saved.',
};

export const isSignedOut = ({ saved, error }: Place): boolean => error?.status === 401 && saved !== 'none';

/** Says where a draft's text is persisted. */
export function placeWords(place: Place, { t, date }: Locale): string {
  const { saved, error, dateScheduled } = place;
  if (isSignedOut(place))
    return saved === 'memory'
      ? t('You have been signed out. Your text is kept only in this tab.')
      : t('You have been signed out. Your text is kept on this device.');
  if (saved === 'local' && error) return t('Saved on this device; the server has not got it yet.');
  if (dateScheduled && saved !== 'none')
    return t('It will be published on {date}.', { date: date(dateScheduled, 'extended') });
  return t(places[saved]);
}

/** The announcement after a save, given the state before; the note beside it mentions a lost session itself. */
export function savedWords(after: Place, before: Place, locale: Locale): string {
  const { saved } = after;
  if (saved === 'both' || saved === 'server') return locale.t('Your draft has been saved.');
  return isSignedOut(after) && !isSignedOut(before) ? '' : placeWords(after, locale);
}
