import { parseArgs } from 'node:util';
import type { Situation } from '../../ui/situation/situation.ts';
import * as checks from './checks.ts';
import { loadSituations } from './load.ts';
import { oneSightEach, sightName, sightsOf, type Sight } from './looks.ts';
import { openShelf, type Shelf } from './shelf.ts';
import { onStands, type Stand } from './stand.ts';
import { sameInBoth, untranslated } from './words.ts';

/**
 * `npm run album`: every state that shows something, in every brand, language, theme and width, with what is held against it.
 *   --chosen           one look at each state and at everything that is said, every brand among them, without pictures (a part of `npm test`)
 *   --flow, --brand, --width   only these
 *   --out folder       where to (album/)
 *   --against folder   an album of the last release to compare with
 */
const { values: asked } = parseArgs({
  options: {
    chosen: { type: 'boolean', default: false },
    flow: { type: 'string' },
    brand: { type: 'string' },
    width: { type: 'string' },
    out: { type: 'string', default: 'album' },
    against: { type: 'string' },
  },
});

/** Two cores, two pages. */
const STANDS = 2;
const NARROWEST = 320;
/** Where text twice as large has to fit. Spec: WCAG 1.4.4. */
const ZOOM_WIDTHS = [768, 1280];

const same = await sameInBoth();
const findings: string[] = [];
const hold = (situation: Situation, how: string, found: readonly string[]) =>
  findings.push(...found.map((one) => `${situation.id} · ${how}: ${one}`));

/** What has been judged: texts alone make no page less accessible. */
const judged = new Set<string>();

/** One look at a situation, and the other language at the narrowest width. */
async function examine(stand: Stand, situation: Situation, sight: Sight): Promise<void> {
  const { page, show } = stand;
  const other = sight.language === 'en' ? 'es' : 'en';
  await show(situation, { ...sight, language: other }, NARROWEST);
  const otherTexts = await checks.textsOn(page);
  hold(situation, `${other} ${NARROWEST}`, [...(await checks.sideways(page)), ...(await checks.cutOff(page))]);
  await show(situation, sight, sight.width);
  const texts = await checks.textsOn(page);
  hold(situation, sightName(sight), [...(await checks.sideways(page)), ...stand.complaints()]);
  const [english, spanish] = other === 'es' ? [texts, otherTexts] : [otherTexts, texts];
  hold(situation, 'es', untranslated({ english, spanish }, situation, same));
  const structure = await checks.structureOf(page);
  if (judged.has(structure)) return;
  judged.add(structure);
  hold(situation, sightName(sight), await checks.inaccessible(page));
}

/** Text at twice its size, and colors chosen by the system. */
async function strain(stand: Stand, situation: Situation, sight: Sight): Promise<void> {
  const { page, show } = stand;
  await show(situation, sight, NARROWEST);
  hold(situation, `${sight.language} ${NARROWEST}`, [...(await checks.sideways(page)), ...(await checks.cutOff(page))]);
  for (const width of ZOOM_WIDTHS) {
    await show(situation, sight, width);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    hold(situation, `${sight.language} ${width}, text at 200 %`, [...(await checks.sideways(page)), ...(await checks.cutOff(page))]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
  await page.emulateMedia({ forcedColors: 'active' });
  hold(situation, 'forced colors', await checks.edgeless(page));
  await page.emulateMedia({ forcedColors: 'none' });
}

async function photograph({ page, show }: Stand, shelf: Shelf, situation: Situation): Promise<void> {
  const { id, flow, screen, state, story } = situation;
  for (const sight of sightsOf(situation).filter(isAsked)) {
    await show(situation, sight, sight.width);
    const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    await shelf.put({ id, flow, screen, state, story, sight }, png);
  }
}

const isAsked = ({ brand, width }: Sight): boolean =>
  (asked.brand === undefined || brand === null || brand === asked.brand) && (asked.width === undefined || String(width) === asked.width);

const began = performance.now();
const all = (await loadSituations({ chosen: asked.chosen })).filter(({ flow }) => asked.flow === undefined || flow === asked.flow);
const work = oneSightEach(all);

await onStands(STANDS, async (stands) => {
  for (const { page } of stands) await checks.prove(page);
  const shelf = asked.chosen ? null : await openShelf(asked.out, asked.against ?? null);
  let next = 0;
  const one = async (stand: Stand): Promise<void> => {
    for (let task = work[next++]; task; task = work[next++]) {
      const { situation, sight } = task;
      await examine(stand, situation, sight);
      if (!shelf) continue;
      await strain(stand, situation, sight);
      await photograph(stand, shelf, situation);
    }
  };
  await Promise.all(stands.map(one));
  const told = await shelf?.close(findings);
  if (told) console.log(`${told.pictures.length} pictures: ${asked.out}/index.html`);
});

const MS_PER_SECOND = 1000;
for (const finding of findings) console.error(finding);
console.log(`${all.length} situations, ${findings.length} findings, ${Math.round((performance.now() - began) / MS_PER_SECOND)} s`);
process.exitCode = findings.length > 0 ? 1 : 0;
