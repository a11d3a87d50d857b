import { useState } from 'react';
import { useAppDispatch, type ApiError } from '../../src/index';
import { saveAccount, type AccountPatch } from '../../src/resources/account';
import { useToasts } from '../../src/ui/toasts/useToasts';

/** Sends a part of the account; `done` is what a toast says then. Answers whether it is saved. */
export function useSaveAccount(userID: number, done: string) {
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  async function save(patch: AccountPatch): Promise<boolean> {
    setBusy(true);
    const result = await dispatch(saveAccount(userID, patch));
    setBusy(false);
    const failed = 'error' in result ? result.error : null;
    setError(failed);
    if (!failed) toasts.show({ id: 'account', words: done, autoDismiss: true });
    return !failed;
  }
  return { busy, error, save };
}
