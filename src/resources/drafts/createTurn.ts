/** Which of several tabs writes a draft: the one that holds the Web Lock. `onLost`: another tab has taken it over. */
export function createTurn(locks: LockManager | undefined, name: string, onLost: () => void) {
  let end: (() => void) | null = null;
  let taking: Promise<boolean> | null = null;

  const request = (options: LockOptions) =>
    new Promise<boolean>((resolve, reject) => {
      locks!
        .request(name, options, (lock) => {
          resolve(lock === null);
          return lock && new Promise<void>((release) => (end = release));
        })
        .catch((error: unknown) => {
          // A lock that is taken over rejects, long after it was granted.
          reject(error);
          if (end) onLost();
          end = null;
        });
    });
  const isElsewhere = async () => {
    const { held = [] } = (await locks?.query()) ?? {};
    // A lock that is just being granted here is held by this tab.
    const isTaken = await taking;
    return isTaken ?? (end === null && held.some((lock) => lock.name === name));
  };
  return {
    /** Whether another tab has it. */
    isElsewhere: () => isElsewhere().catch(() => false),
    /** Takes the turn if it is free. Resolves with whether another tab has it; where locks are refused, as in some frames, none has. */
    take: (): Promise<boolean> =>
      (taking ??= (!end && locks ? request({ ifAvailable: true }) : Promise.resolve(false))
        .catch(() => false)
        .finally(() => (taking = null))),
    /** Takes it away from the other tab. */
    async takeOver() {
      if (locks && !end) await request({ steal: true }).catch(() => undefined);
    },
    /** Resolves when no other tab has it any more. */
    free: async () => {
      await locks?.request(name, { mode: 'shared' }, () => undefined).catch(() => undefined);
    },
    release() {
      end?.();
      end = null;
    },
  };
}
