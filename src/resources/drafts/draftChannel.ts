import { isRecord } from '../../contract/foreign';
import type { DraftContent, DraftRow } from './draft';
import { readRow } from './readRow';

interface Listeners {
  /** A session in another tab has written its copy. */
  stored(row: DraftRow): void;
  /** `sent`: the posted content. */
  ended(key: string, reason: 'posted' | 'discarded', draftID: number | null, sent?: DraftContent): void;
  signedOut(): void;
}

/** Messages between tabs of one user. A browser without such channels has tabs that do not know of each other. */
export function createDraftChannel(
  { BroadcastChannel }: Window & typeof globalThis,
  owner: string,
  listeners: Listeners,
): Listeners & { close(): void } {
  const channel = BroadcastChannel ? new BroadcastChannel('inlay.drafts') : null;
  let isClosed = false;
  const send = (message: object) => isClosed || channel?.postMessage({ ...message, owner });
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      // Another version of this code may be at the other end, and another user.
      if (!isRecord(data) || data.owner !== owner) return;
      const { kind, key, reason, draftID, sent } = data;
      const row = readRow(data.draft);
      if (kind === 'stored' && row?.owner === owner) listeners.stored(row);
      if (kind === 'ended' && typeof key === 'string')
        listeners.ended(
          key,
          reason === 'posted' ? 'posted' : 'discarded',
          typeof draftID === 'number' ? draftID : null,
          isContent(sent) ? sent : undefined,
        );
      if (kind === 'signedOut') listeners.signedOut();
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

const isContent = (value: unknown): value is DraftContent =>
  isRecord(value) &&
  typeof value.body === 'string' &&
  typeof value.format === 'string' &&
  isRecord(value.meta);
