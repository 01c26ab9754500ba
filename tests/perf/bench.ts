import { fileURLToPath } from 'node:url';
import { writeStudio } from '../../routes/studio/make/write.ts';
import { buildIfStale } from '../../routes/serve/build.ts';
import { startServer } from '../e2e/kit/server.ts';
import { measureBytes } from './bytes.ts';
import { measureCharts } from './charts.ts';
import { measureDoors } from './doors.ts';
import { measureFollowing } from './following.ts';
import { measureHeap } from './heap.ts';
import { measureHistory } from './history.ts';
import { measureJourneys } from './journeys.ts';
import type { Line } from './kit/figures.ts';
import { openWithoutScript } from './kit/withoutScript.ts';
import { measureReturning } from './returning.ts';
import { measureScale } from './scale.ts';
import { measureScrolling } from './scrolling.ts';
import { printStarts } from './start.ts';
import { measureStudio } from './studio.ts';
import { measureTimes, type Times } from './times.ts';

/**
 * `npm run bench`: bytes against their budgets, then times as ratios to other pages, then the journeys of Ann, Gus and Lou, and the memory of a tab.
 * `--start` only prints what each door asks for until it is useful, `--doors` only when each is useful and alive. `--bytes` stops after the bytes; `--full` visits the screens all 200 times for the heap.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const isOn = (option: string) => process.argv.includes(option);
let within = true;

function print(held: boolean, what: string, figures: string): void {
  within &&= held;
  console.log(`  ${held ? 'within' : 'OVER  '}  ${what.padEnd(40)} ${figures}`);
}

const printTimes = (times: readonly Times[]) => {
  for (const { what, ratio, limit, ms } of times)
    print(
      ratio <= (limit ?? Infinity),
      what,
      `${ratio.toFixed(2)}x${limit === null ? ', reported' : ` of ${limit}x`} (${ms.map(Math.round).join(' to ')} ms)`,
    );
};
/** The reference page is made from this build and deleted after use. */
async function againstScriptless(measure: (portal: string, withoutScript: string) => Promise<Times[]>, origin: string): Promise<Times[]> {
  const scriptless = await openWithoutScript(`${root}dist`);
  try {
    return await measure(origin, scriptless.origin);
  } finally {
    await scriptless.kill();
  }
}
const printLines = (lines: readonly Line[]) => {
  for (const { what, held, figures } of lines) print(held, what, figures);
};

await buildIfStale(root);
if (isOn('--start')) {
  const server = await startServer();
  try {
    await printStarts(server.origin);
  } finally {
    await server.kill();
  }
  process.exit(0);
}
if (isOn('--doors')) {
  const server = await startServer();
  try {
    printTimes(await againstScriptless(measureDoors, server.origin));
  } finally {
    await server.kill();
  }
  process.exit(0);
}
console.log('Script in brotli bytes, against the budgets of quality §7');
for (const { what, bytes, budget } of await measureBytes(`${root}dist`)) print(bytes <= budget, what, `${bytes} of ${budget}`);

if (!isOn('--bytes')) {
  const server = await startServer();
  try {
    console.log('Login against itself without any script, then against a plain page without style; 4x slower CPU, 1.6 Mbit/s, 150 ms');
    printTimes(await againstScriptless(measureTimes, server.origin));
    printTimes(await againstScriptless(measureReturning, server.origin));
    console.log('Doors against Login without any script; 4x slower CPU, 1.6 Mbit/s, 150 ms');
    printTimes(await againstScriptless(measureDoors, server.origin));
    console.log('Times as ratios to Ann’s, 1x CPU');
    printTimes(await measureScale(server.origin));
    console.log('Lou’s whole history against its first lines, her documents against Ann’s, 1x CPU');
    printTimes(await measureHistory(server.origin));
    console.log('Ann’s and Gus’s whole journey to a receipt, on phone and desktop, 4x slower CPU, 1.6 Mbit/s, 150 ms');
    printLines(await measureJourneys(server.origin));
    console.log('What the page does by itself, 1x CPU');
    printLines(await measureScrolling(server.origin));
    printLines(await measureHeap(server.origin, isOn('--full')));
    console.log('The studio');
    await writeStudio(`${root}dist-studio`);
    printLines(await measureStudio(server.origin, `${root}dist-studio`));
    printLines(await measureFollowing());
  } finally {
    await server.kill();
  }
  printLines(measureCharts());
}
process.exit(within ? 0 : 1);
