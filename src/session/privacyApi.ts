import { isRecord } from '../contract/foreign';
import { api } from '../store/api';
import { readWith } from '../store/readWith';
import type { PrivacyChoice } from './isAnonymous';

/** Name and path of the forum's cookies. */
export interface CookieConfig {
  name: string;
  path: string;
}

const nameKey = 'garden.cookie.name';
const pathKey = 'garden.cookie.path';

/** Choices of members, and what the cookie of guests is called. */
export const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By user: another user never sees it. */
    privacy: build.query<PrivacyChoice, number>({
      queryFn: readWith(() => ({ path: 'analytics/privacy' }), readChoice),
    }),
    choosePrivacy: build.mutation<PrivacyChoice, PrivacyChoice>({
      queryFn: readWith(
        (choice) => ({
          method: 'POST',
          path: 'analytics/privacy',
          body: { AnonymizeData: String(choice) },
        }),
        readChoice,
      ),
    }),
    cookieConfig: build.query<CookieConfig | null, void>({
      query: () => ({ path: 'config', query: { select: `${nameKey},${pathKey}` } }),
      transformResponse: readCookieConfig,
    }),
  }),
});

/** The server says `"1"`, `"0"` or `"-1"`; anything else by that name chooses nothing. */
function readChoice(foreign: unknown): PrivacyChoice | undefined {
  if (!isRecord(foreign) || !('AnonymizeData' in foreign)) return undefined;
  const value = Number(foreign.AnonymizeData);
  return value === 1 || value === 0 ? value : -1;
}

/** Null where the forum has none, or one whose name or path would write more into the cookie than they should. */
function readCookieConfig(foreign: unknown): CookieConfig | null {
  const { [nameKey]: name, [pathKey]: path } = isRecord(foreign) ? foreign : {};
  if (typeof name !== 'string' || typeof path !== 'string') return null;
  return /^[\w.-]{1,64}$/.test(name) && /^\/[\w./~-]*$/.test(path) ? { name, path } : null;
}
