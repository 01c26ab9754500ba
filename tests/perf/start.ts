import type { Browser } from 'playwright';
import { controlOf } from '../e2e/kit/control.ts';
import { DOORS, wavesAt, type DoorName } from '../e2e/kit/doors.ts';
import type { Wave } from '../e2e/kit/waves.ts';
import { inBrowser } from './kit/browser.ts';

const sum = (wave: Wave) => wave.reduce((bytes, one) => bytes + one.bytes, 0);
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function printDoor(name: string, waves: readonly Wave[]): void {
  const all = waves.flat();
  const calls = all.filter(({ isCall }) => isCall).length;
  console.log(`\n${name}: ${all.length} requests (${calls} calls), ${kb(sum(all))}, in ${waves.length} steps`);
  for (const [at, wave] of waves.entries()) {
    console.log(`  ${at === 0 ? 'first' : `after ${at}`.padEnd(5)}  ${wave.length} requests, ${kb(sum(wave))}`);
    for (const { what, bytes } of wave) console.log(`           ${what.padEnd(60)} ${kb(bytes).padStart(9)}`);
  }
}

async function waves(browser: Browser, portal: string, name: DoorName): Promise<Wave[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: portal });
  try {
    return await wavesAt(await context.newPage(), controlOf(portal), name);
  } finally {
    await context.close();
  }
}

const isDoor = (name: string): name is DoorName => Object.hasOwn(DOORS, name);

/** Prints what each door asks for until it is useful, step by step: a step waits for something of the step before. */
export const printStarts = (portal: string): Promise<void> =>
  inBrowser(async (browser) => {
    for (const name of Object.keys(DOORS).filter(isDoor)) printDoor(name, await waves(browser, portal, name));
  });
