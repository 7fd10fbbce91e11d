import type { CDPSession, Page } from '@playwright/test';

/** A line of slow 4G (Lighthouse's mobile profile). */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Makes this page one of a phone on slow 4G with a quarter of this machine's speed. */
export async function onSlowPhone(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return devtools;
}
