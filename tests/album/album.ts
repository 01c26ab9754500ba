import { parseArgs } from 'node:util';
import type { Situation } from '../../ui/situation/situation.ts';
import * as checks from './checks.ts';
import { loadSituations } from './load.ts';
import { oneSightEach, sightName, sightsOf, type Sight } from './looks.ts';
import { openPictureStore, type PictureStore } from './pictureStore.ts';
import { onDrawingPages, type DrawingPage } from './drawingPage.ts';
import { sameInBoth, untranslated } from './words.ts';

/**
 * `npm run album`: pictures of every state with a screen, in every brand, language, theme and width, and the findings of the checks.
 *   --chosen           one look at each state and each text, in every brand at least once, without pictures (part of `npm test`)
 *   --flow, --brand, --width   only these
 *   --out folder       the folder to write (album/)
 *   --against folder   the last release's album, to compare with
 */
const { values: options } = parseArgs({
  options: {
    chosen: { type: 'boolean', default: false },
    flow: { type: 'string' },
    brand: { type: 'string' },
    width: { type: 'string' },
    out: { type: 'string', default: 'album' },
    against: { type: 'string' },
  },
});

/** One page per core. */
const PAGES = 2;
const NARROWEST = 320;
/** CSS px: widths at which text of twice the size must fit. Spec: WCAG 1.4.4. */
const ZOOM_WIDTHS = [768, 1280];

const same = await sameInBoth();

/** Examines a situation in one look. The findings are sentences. */
type Examine = (drawing: DrawingPage, situation: Situation, sight: Sight) => Promise<string[]>;

/** Collects findings as sentences. */
function findingsOf({ id }: Situation) {
  const found: string[] = [];
  const report = (how: string, more: readonly string[]) => void found.push(...more.map((one) => `${id} · ${how}: ${one}`));
  return { found, report };
}

/** The structures that were checked, by theme and width: the accessibility of a page does not depend on its texts. */
const checked = new Set<string>();

/** One look at a situation, and the other language at the narrowest width. */
const examine: Examine = async (drawing, situation, sight) => {
  const { page, show } = drawing;
  const { found, report } = findingsOf(situation);
  const other = sight.language === 'en' ? 'es' : 'en';
  await show(situation, { ...sight, language: other }, NARROWEST);
  const otherTexts = await checks.textsOn(page);
  report(`${other} ${NARROWEST}`, [...(await checks.sideways(page)), ...(await checks.cutOff(page))]);
  await show(situation, sight, sight.width);
  const texts = await checks.textsOn(page);
  report(sightName(sight), [...(await checks.sideways(page)), ...(await checks.torn(page)), ...drawing.complaints()]);
  const [english, spanish] = other === 'es' ? [texts, otherTexts] : [otherTexts, texts];
  report('es', untranslated({ english, spanish }, situation, same));
  const structure = [sight.theme, sight.width, await checks.structureOf(page)].join(' ');
  if (!checked.has(structure)) {
    const wrong = await checks.inaccessible(page);
    if (wrong.length === 0) checked.add(structure);
    report(sightName(sight), wrong);
  }
  return found;
};

/** Text at twice its size, and forced colors. */
const enlarge: Examine = async ({ page, show }, situation, sight) => {
  const { found, report } = findingsOf(situation);
  await show(situation, sight, NARROWEST);
  report(`${sight.language} ${NARROWEST}`, [...(await checks.sideways(page)), ...(await checks.cutOff(page))]);
  for (const width of ZOOM_WIDTHS) {
    await show(situation, sight, width);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    report(`${sight.language} ${width}, text at 200 %`, [...(await checks.sideways(page)), ...(await checks.cutOff(page))]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
  await page.emulateMedia({ forcedColors: 'active' });
  report('forced colors', await checks.edgeless(page));
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
};

async function photograph({ page, show }: DrawingPage, store: PictureStore, situation: Situation): Promise<void> {
  const { id, flow, screen, state, story } = situation;
  for (const sight of sightsOf(situation).filter(isChosen)) {
    await show(situation, sight, sight.width);
    const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    await store.put({ id, flow, screen, state, story, sight }, png);
  }
}

const isChosen = ({ brand, width }: Sight): boolean =>
  (options.brand === undefined || brand === null || brand === options.brand) &&
  (options.width === undefined || String(width) === options.width);

const began = performance.now();
const all = (await loadSituations({ chosen: options.chosen })).filter(({ flow }) => options.flow === undefined || flow === options.flow);
const work = oneSightEach(all);
const examinations: readonly Examine[] = options.chosen ? [examine] : [examine, enlarge];

/** A finding counts when it is there on a second look, too: a picture stands still, and only the browser's start differs. */
async function lookTwice(drawing: DrawingPage, situation: Situation, sight: Sight): Promise<string[]> {
  const counted: string[] = [];
  for (const each of examinations) {
    const first = await each(drawing, situation, sight);
    const second = first.length > 0 ? await each(drawing, situation, sight) : [];
    for (const once of first.filter((one) => !second.includes(one))) console.log(`seen once, does not count: ${once}`);
    counted.push(...second);
  }
  return counted;
}

const findings: string[] = [];
await onDrawingPages(PAGES, async (drawings) => {
  for (const { page } of drawings) await checks.prove(page);
  const store = options.chosen ? null : await openPictureStore(options.out, options.against ?? null);
  let next = 0;
  const one = async (drawing: DrawingPage): Promise<void> => {
    for (let task = work[next++]; task; task = work[next++]) {
      const { situation, sight } = task;
      findings.push(...(await lookTwice(drawing, situation, sight)));
      if (store) await photograph(drawing, store, situation);
    }
  };
  await Promise.all(drawings.map(one));
  const written = await store?.close(findings);
  if (written) console.log(`${written.pictures.length} pictures: ${options.out}/index.html`);
});

const MS_PER_SECOND = 1000;
for (const finding of findings) console.error(finding);
console.log(`${all.length} situations, ${findings.length} findings, ${Math.round((performance.now() - began) / MS_PER_SECOND)} s`);
process.exitCode = findings.length > 0 ? 1 : 0;
