import { plainError, type ApiError } from '../contract/apiError';
import { isRecord } from '../contract/foreign';
import type { AppThunk } from '../store/storeTypes';

/** A stored file, as `POST /media` answers it. Sizes in bytes and pixels. */
export interface Media {
  mediaID: number;
  url: string;
  name: string;
  type: string;
  size: number;
  width: number | null;
  height: number | null;
}

interface Options {
  /** Hears fractions from 0 to 1. */
  onProgress(fraction: number): void;
  signal: AbortSignal;
}

/** Milliseconds; a picture over a slow line takes its time. */
const patience = 120_000;

/** Sends a file to the forum. What the server refuses comes back with its field errors. */
export const uploadMedia =
  (file: File, { onProgress, signal }: Options): AppThunk<Promise<{ image: Media } | { error: ApiError }>> =>
  async (_dispatch, _getState, { client }) => {
    const body = new FormData();
    body.append('file', file);
    const result = await client.send({
      method: 'POST',
      path: 'media',
      body,
      timeout: patience,
      onProgress,
      signal,
    });
    if (result.outcome !== 'done') return { error: result.error };
    const image = readMedia(result.data);
    return image ? { image } : { error: plainError('notJson', result.status) };
  };

function readMedia(foreign: unknown): Media | null {
  if (!isRecord(foreign) || typeof foreign.url !== 'string' || !Number.isSafeInteger(foreign.mediaID))
    return null;
  const text = (name: string) => (typeof foreign[name] === 'string' ? foreign[name] : '');
  const pixels = (name: string) => (Number.isSafeInteger(foreign[name]) ? (foreign[name] as number) : null);
  return {
    mediaID: foreign.mediaID as number,
    url: foreign.url,
    name: text('name'),
    type: text('type'),
    size: pixels('size') ?? 0,
    width: pixels('width'),
    height: pixels('height'),
  };
}
