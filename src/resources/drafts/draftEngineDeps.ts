import type { ApiClient } from '../../contract/apiClient';
import type { FailureDetail } from '../../contract/events';

/** What a user's drafts need of the page around them. */
export interface DraftEngineDeps {
  window: Window & typeof globalThis;
  client: Pick<ApiClient, 'send' | 'prepare'>;
  /** Who is signed in, 0 for guests. `ask` asks the server; null when it does not say. */
  session: { userID(): number; ask(): Promise<number | null> };
  /** Path prefix of the forum: two forums of one origin share its storage. */
  site: string;
  signOutUrl: string;
  report(failure: FailureDetail): void;
}
