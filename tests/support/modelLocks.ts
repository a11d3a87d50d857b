/** Locks of pages, as browsers have them: one holder of each name at a time, until what was asked for with it has come about. */
export class ModelLocks {
  private readonly held = new Map<string, Promise<unknown>>();

  async request<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
    const before = this.held.get(name);
    const mine = before ? before.then(run, run) : run();
    this.held.set(name, mine);
    try {
      return await mine;
    } finally {
      if (this.held.get(name) === mine) this.held.delete(name);
    }
  }

  async query(): Promise<{ held: { name: string }[] }> {
    return { held: [...this.held.keys()].map((name) => ({ name })) };
  }
}
