/** Locks of pages, as browsers have them: held until what was asked for with them has come about. */
export class ModelLocks {
  private readonly held = new Set<string>();

  async request(name: string, run: () => Promise<unknown>): Promise<void> {
    this.held.add(name);
    await run();
    this.held.delete(name);
  }

  async query(): Promise<{ held: { name: string }[] }> {
    return { held: [...this.held].map((name) => ({ name })) };
  }
}
