import { setImmediate } from 'node:timers';

// The turns of fake-indexeddb, which takes `setImmediate` where there is one. They take real time, which a busy machine
// stretches; a test's clock must not run on meanwhile.

const held: (() => void)[] = [];
let isHeld = false;
let pending = 0;

const take = (run: () => void) => {
  pending += 1;
  setImmediate(() => {
    pending -= 1;
    run();
  });
};
Object.assign(globalThis, { setImmediate: (run: () => void) => void (isHeld ? held.push(run) : take(run)) });

/** How the databases of a test answer. */
export const modelStorage = {
  /** Not at all, until they are released. */
  hold() {
    isHeld = true;
  },
  release() {
    isHeld = false;
    held.splice(0).forEach(take);
  },
  /** Resolves when they have answered everything that they were asked. */
  async settle() {
    do await new Promise((resolve) => void setImmediate(resolve));
    while (pending > 0);
  },
};

/** Milliseconds of the test's clock, timer by timer: storage takes no time. */
export async function pass(milliseconds: number): Promise<void> {
  let isOver = false;
  setTimeout(() => (isOver = true), milliseconds);
  do {
    await modelStorage.settle();
    await jest.advanceTimersToNextTimerAsync();
  } while (!isOver);
  // What is due at the same time as the end, and was set later.
  await jest.advanceTimersByTimeAsync(0);
  await modelStorage.settle();
}
