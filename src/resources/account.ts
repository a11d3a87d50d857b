import { plainError, type ApiError } from '../contract/apiError';
import { isRecord } from '../contract/foreign';
import { path } from '../server/path';
import { sessionApi } from '../session/sessionApi';
import { api } from '../store/api';
import type { AppThunk } from '../store/storeTypes';

/** What members may see and change of their own account. */
export interface Account {
  name: string;
  email: string;
  /** Others see the address. */
  showEmail: boolean;
  /** Others see the name and no more. */
  private: boolean;
}

export interface AccountPatch extends Partial<Account> {
  password?: string;
  passwordConfirmation?: string;
  /** Asked by the server for a new address or password. */
  currentPassword?: string;
}

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<Account, number>({
      async queryFn(userID, _api, _options, send) {
        const answer = await send({ path: path`users/${userID}` });
        if (answer.error) return { error: answer.error };
        const account = readAccount(answer.data);
        return account ? { data: account } : { error: plainError('notJson', 200) };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetAccountQuery } = accountApi;

/** Saves what has changed; the page shows the new name where it shows the current user. */
export const saveAccount =
  (userID: number, patch: AccountPatch): AppThunk<Promise<{ account: Account } | { error: ApiError }>> =>
  async (dispatch, _getState, { client }) => {
    const result = await client.send({ method: 'PATCH', path: path`users/${userID}`, body: patch });
    if (result.outcome !== 'done') return { error: result.error };
    const account = readAccount(result.data);
    if (!account) return { error: plainError('notJson', result.status) };
    dispatch(accountApi.util.updateQueryData('getAccount', userID, () => account));
    if (patch.name !== undefined)
      dispatch(
        sessionApi.util.updateQueryData('me', undefined, (me) => {
          me.name = account.name;
        }),
      );
    return { account };
  };

/** Null without the e-mail address: it is somebody else's record then. */
function readAccount(foreign: unknown): Account | null {
  if (!isRecord(foreign) || typeof foreign.name !== 'string' || typeof foreign.email !== 'string')
    return null;
  const { name, email } = foreign;
  return { name, email, showEmail: foreign.showEmail === true, private: foreign.private === true };
}
