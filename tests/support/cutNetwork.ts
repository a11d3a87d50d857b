import { act } from '@testing-library/react';
import type { ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';

/** What a client answers without a network. */
export const offline: ApiResult = { outcome: 'failed', error: plainError('offline', 0) };

/** The browser says that it has no network, until what this returns is called; `restoreAllMocks` ends it too. */
export function cutNetwork() {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => {
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
  };
}
