import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../../routes/serve/build.ts';
import { openHouse } from '../e2e/kit/house.ts';
import { measureBytes } from './bytes.ts';
import { measureScale } from './scale.ts';
import { measureTimes } from './times.ts';

/** `npm run bench`: bytes against their budgets, then times as ratios to a static page; `--bytes` stops after the bytes. */
const root = fileURLToPath(new URL('../..', import.meta.url));
let within = true;

function tell(held: boolean, what: string, figures: string): void {
  within &&= held;
  console.log(`  ${held ? 'within' : 'OVER  '}  ${what.padEnd(28)} ${figures}`);
}

await buildIfStale(root);
console.log('Script in brotli bytes, against the budgets of quality §7');
for (const { what, bytes, budget } of await measureBytes(`${root}dist`)) tell(bytes <= budget, what, `${bytes} of ${budget}`);

if (!process.argv.includes('--bytes')) {
  console.log('Times as ratios to a static sign-in page, 4x slower CPU, 1.6 Mbit/s, 150 ms');
  const house = await openHouse();
  try {
    for (const { what, ratio, limit, ms } of [...(await measureTimes(house.origin)), ...(await measureScale(house.origin))])
      tell(ratio <= limit, what, `${ratio.toFixed(2)}x of ${limit}x (${ms.map(Math.round).join(' to ')} ms)`);
  } finally {
    await house.kill();
  }
}
process.exit(within ? 0 : 1);
