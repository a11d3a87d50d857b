/**
 * Whether the server has another runtime by now than the one at this address; unknown counts as no. The manifest stands
 * beside the folder of the chunks.
 */
export async function isOutdated({ fetch }: Window & typeof globalThis, runtime: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL('../manifest.json', runtime), { cache: 'no-store' });
    const manifest = (await answer.json()) as { page?: { file?: unknown } };
    const file = manifest.page?.file;
    return typeof file === 'string' && !runtime.endsWith(`/${file}`);
  } catch {
    return false;
  }
}
