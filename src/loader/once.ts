/** Runs an asynchronous job once; a failed one, of which `onFailure` hears, may be tried again. */
export function once<T>(job: () => Promise<T>, onFailure?: (error: unknown) => void): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= job().catch((error: unknown) => {
      running = undefined;
      onFailure?.(error);
      throw error;
    }));
}
