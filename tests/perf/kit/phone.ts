import type { CDPSession } from 'playwright';

/** Quality §7: a low-end phone on a slow network. */
const CPU_SLOWER = 4;
const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** The processor of such a phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
}

/** Makes the page of this session as slow as such a phone. `offline`: without a network. */
export async function throttle(session: CDPSession, { offline = false } = {}): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...LINE, offline });
  await slowDown(session);
}
