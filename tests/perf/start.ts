import type { Browser } from 'playwright';
import { controlOf } from '../e2e/kit/control.ts';
import { beforeDoor, DOORS, wavesAt, type DoorName } from '../e2e/kit/doors.ts';
import type { Wave } from '../e2e/kit/waves.ts';
import { inBrowser } from './kit/browser.ts';
import { slowDown } from './kit/phone.ts';

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

/** ms of each task over 50 ms, until the door is useful and quiet, with the processor of a low-end phone. */
async function longTasks(browser: Browser, portal: string, name: DoorName): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: portal });
  try {
    const page = await context.newPage();
    const { url, useful } = await beforeDoor(page, controlOf(portal), name);
    await slowDown(await context.newCDPSession(page));
    await page.goto(url, { timeout: 0 });
    await useful.waitFor({ timeout: 0 });
    await page.waitForLoadState('networkidle', { timeout: 0 });
    return await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const tasks: number[] = [];
          new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
            type: 'longtask',
            buffered: true,
          });
          requestIdleCallback(() => setTimeout(() => resolve(tasks)));
        }),
    );
  } finally {
    await context.close();
  }
}

/** What of a task keeps a press waiting longer than 50 ms. */
const blocking = (tasks: readonly number[]) => tasks.reduce((sum, ms) => sum + ms - 50, 0);

const isDoor = (name: string): name is DoorName => Object.hasOwn(DOORS, name);

/**
 * Prints what each door asks for until it is useful, step by step: a step waits for something of the step before. Then the tasks over 50 ms of each
 * door, as a ratio to Login's: on a busy machine all of them are longer.
 */
export const printStarts = (portal: string): Promise<void> =>
  inBrowser(async (browser) => {
    const doors = Object.keys(DOORS).filter(isDoor);
    for (const name of doors) printDoor(name, await waves(browser, portal, name));
    console.log('\nTasks over 50 ms until quiet, 4x slower CPU');
    let ofLogin = 0;
    for (const name of doors) {
      const tasks = await longTasks(browser, portal, name);
      if (name === 'login') ofLogin = blocking(tasks);
      const ratio = ofLogin === 0 ? '' : `, ${(blocking(tasks) / ofLogin).toFixed(2)}x of Login's`;
      const longest = Math.round(Math.max(0, ...tasks));
      console.log(`  ${name.padEnd(28)} ${tasks.length} tasks, longest ${longest} ms, blocking ${Math.round(blocking(tasks))} ms${ratio}`);
    }
  });
