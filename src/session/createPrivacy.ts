import { plainError, type ApiError } from '../contract/apiError';
import type { PageMeta } from '../contract/pageConfig';
import type { AppStore } from '../store/storeTypes';
import { checkPermission } from './checkPermission';
import { isAnonymous, type PrivacyChoice } from './isAnonymous';
import { loadedPermissions } from './sessionApi';
import { privacyApi, type CookieConfig } from './privacyApi';
import { privacyCookie } from './privacyCookie';
import { selectMe } from './sessionApi';

interface Deps {
  store: AppStore;
  config: { meta: Pick<PageMeta, 'raw'> };
  window: Window;
}

/**
 * The current user's privacy choices. The server keeps them for users with the permission `session.valid`, a cookie of the
 * forum for others.
 */
export interface Privacy {
  /** What was chosen, -1 for nothing; or why it could not be had. */
  choice(): Promise<PrivacyChoice | ApiError>;
  /** Keeps a choice; answers why it could not be kept, or null. */
  choose(choice: PrivacyChoice): Promise<ApiError | null>;
  /** Whether nothing that names the reader may be counted. A choice that could not be had counts as none made. */
  isAnonymous(): Promise<boolean>;
}

const { privacy, choosePrivacy, cookieConfig } = privacyApi.endpoints;
const once = { subscribe: false } as const;

/** Sends no request before the first read. The session has to be known by then. */
export function createPrivacy({ store, config, window }: Deps): Privacy {
  /** 0 where it is a cookie. While permissions are unknown, the server decides. */
  const memberID = () => {
    const state = store.getState();
    const permissions = loadedPermissions(state);
    const isValid = !permissions || checkPermission(permissions, 'session.valid', { mode: 'global' });
    return isValid ? (selectMe(state).data?.userID ?? 0) : 0;
  };
  const cookie = async (): Promise<{ data?: CookieConfig | null; error?: unknown }> =>
    store.dispatch(cookieConfig.initiate(undefined, once));

  async function choice(): Promise<PrivacyChoice | ApiError> {
    const userID = memberID();
    if (userID > 0) {
      const { data, error } = await store.dispatch(privacy.initiate(userID, once));
      return data ?? (error as ApiError);
    }
    const { data, error } = await cookie();
    if (error) return error as ApiError;
    return data ? privacyCookie(window.document, data).read() : -1;
  }

  return {
    choice,
    async choose(next) {
      const userID = memberID();
      if (userID > 0) {
        const { error } = await store.dispatch(choosePrivacy.initiate(next));
        if (error) return error as ApiError;
        store.dispatch(
          privacyApi.util.upsertQueryEntries([{ endpointName: 'privacy', arg: userID, value: next }]),
        );
        return null;
      }
      const { data, error } = await cookie();
      if (!data) return (error as ApiError | undefined) ?? plainError('refused');
      privacyCookie(window.document, data).write(next);
      return null;
    },
    async isAnonymous() {
      const { globalPrivacyControl } = window.navigator as { globalPrivacyControl?: unknown };
      const pageDefault = config.meta.raw.AnonymizeData;
      const made = await choice();
      return isAnonymous(typeof made === 'number' ? made : -1, { pageDefault, globalPrivacyControl });
    },
  };
}
