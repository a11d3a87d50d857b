/**
 * What `bring` answers. Where it fails while the network is gone, that is no failure yet: it is asked for once more
 * when the network is back, and what it says then counts.
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
