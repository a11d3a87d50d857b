import type { ApiError } from '../contract/apiError';
import type { Media } from '../resources/media';

/** A user whom a post can mention. */
export interface MentionUser {
  userID: number;
  name: string;
  photoUrl: string | null;
}

/** A picture that the server has stored. */
export type UploadedImage = Media;

/** The editor's calls to the server, passed in, so that it renders without a store. */
export interface EditorServices {
  /** User ID of the owner of text and pictures in the editor. */
  reader: number;
  /** Users whose name begins so, best first, at most 50. */
  lookUp(name: string): Promise<{ users: MentionUser[] } | { error: ApiError }>;
  /** Null where the reader may not upload. `onProgress` hears fractions from 0 to 1. */
  upload:
    | ((
        file: File,
        options: { onProgress(fraction: number): void; signal: AbortSignal },
      ) => Promise<{ image: UploadedImage } | { error: ApiError }>)
    | null;
}
