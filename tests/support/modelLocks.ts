interface Waiting {
  name: string;
  options: LockOptions;
  run(lock: Lock | null): unknown;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** Locks of pages, as browsers have them: `ifAvailable`, `steal`, and shared ones that wait for their turn. */
export class ModelLocks {
  private readonly held = new Map<string, Waiting>();
  private waiting: Waiting[] = [];

  request(name: string, options: LockOptions, run: (lock: Lock | null) => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const asked: Waiting = { name, options, run, resolve, reject };
      const holder = this.held.get(name);
      if (holder && options.steal) {
        this.held.delete(name);
        holder.reject(new DOMException('stolen', 'AbortError'));
      }
      if (!this.held.has(name)) this.grant(asked);
      else if (options.ifAvailable) resolve(run(null));
      else this.waiting.push(asked);
    });
  }

  async query(): Promise<{ held: { name: string }[] }> {
    return { held: [...this.held.keys()].map((name) => ({ name })) };
  }

  private grant(asked: Waiting): void {
    const { name, options } = asked;
    this.held.set(name, asked);
    void Promise.resolve(asked.run({ name, mode: options.mode ?? 'exclusive' })).then((value) => {
      asked.resolve(value);
      if (this.held.get(name) !== asked) return;
      this.held.delete(name);
      const next = this.waiting.find((each) => each.name === name);
      this.waiting = this.waiting.filter((each) => each !== next);
      if (next) this.grant(next);
    });
  }
}
