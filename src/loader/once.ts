/** Runs an asynchronous job once; a failed one may be tried again. */
export function once<T>(job: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= job().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
}
