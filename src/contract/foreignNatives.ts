/** Thrown where a page's own scripts have made the language unfit for ours: every tag stays as the server wrote it. */
export class ForeignNatives extends Error {
  /** `names` of what they have replaced, as a page's author knows them: `Array.from, JSON`. */
  constructor(readonly foreign: string) {
    super(`foreign: ${foreign}`);
  }
}
