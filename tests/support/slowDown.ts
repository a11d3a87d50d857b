import type { Page } from '@playwright/test';

const networks = {
  /** 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
  slow4g: { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 },
  /** 9 Mbit/s down, 1.5 Mbit/s up, 60 ms. */
  fast4g: { downloadThroughput: 1_125_000, uploadThroughput: 187_500, latency: 60 },
  none: { downloadThroughput: -1, uploadThroughput: -1, latency: 0 },
};

/** Makes this page as slow as a phone: `cpu` is the factor, 1 is full speed. Resolves to the function that ends it. */
export async function slowDown(
  page: Page,
  { cpu = 1, network = 'none' }: { cpu?: number; network?: keyof typeof networks },
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return () => session.detach();
}
