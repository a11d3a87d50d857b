import { isRecord } from '../../contract/foreign';
import type { SentContent } from './draft';
import { readSent, readLocalDraft, type LocalDraft } from './localDraft';

interface Listeners {
  stored(draft: LocalDraft): void;
  /** `sent`: the words that were posted; what has been written since is another draft. */
  ended(key: string, reason: 'posted' | 'discarded', draftID: number | null, sent?: SentContent): void;
  signedOut(): void;
}

export interface DraftChannel extends Listeners {
  close(): void;
}

/** What tabs of one user tell each other about drafts. A browser without such channels has tabs that do not know. */
export function createDraftChannel(
  { BroadcastChannel }: Window & typeof globalThis,
  owner: string,
  listeners: Listeners,
): DraftChannel {
  const channel = BroadcastChannel ? new BroadcastChannel('inlay.drafts') : null;
  let isClosed = false;
  const send = (message: object) => isClosed || channel?.postMessage({ ...message, owner });
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      // Another version of this code may be at the other end, and another user.
      if (!isRecord(data) || data.owner !== owner) return;
      const draft = readLocalDraft(data.draft);
      if (data.kind === 'stored' && draft?.owner === owner) listeners.stored(draft);
      if (data.kind === 'ended' && typeof data.key === 'string')
        listeners.ended(
          data.key,
          data.reason === 'posted' ? 'posted' : 'discarded',
          typeof data.draftID === 'number' ? data.draftID : null,
          readSent(data.sent),
        );
      if (data.kind === 'signedOut') listeners.signedOut();
    };
  return {
    stored: (draft) => send({ kind: 'stored', draft }),
    ended: (key, reason, draftID, sent) => send({ kind: 'ended', key, reason, draftID, sent }),
    signedOut: () => send({ kind: 'signedOut' }),
    close() {
      isClosed = true;
      channel?.close();
    },
  };
}
