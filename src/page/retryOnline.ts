/**
 * The result of `bring`. A failure without a network does not count yet: `bring` is called once more when the network is back,
 * and that result counts.
 */
export async function retryOnline<Code>(bring: () => Promise<Code>): Promise<Code> {
  try {
    return await bring();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return bring();
  }
}
