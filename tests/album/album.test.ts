import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { BRANDS } from '../../machines/kit/brand.ts';
import { compare } from './compare.ts';
import { situations } from '../../routes/studio/make/drawn.tsx';
import { oneSightEach, sightsOf, WIDTHS } from './looks.ts';
import { activePaths } from '../../machines/graph/chartInternals.ts';
import type { Situation } from '../../ui/situation/situation.ts';
import { untranslated } from './words.ts';
import { charts, type ChartName } from '../../machines/paths/walks.ts';

const all = await situations();

const statesOfWalk = (chart: ChartName) =>
  new Set(
    charts[chart]
      .walk()
      .situations.filter(({ snapshot }) => charts[chart].view?.(snapshot))
      .flatMap(({ snapshot }) => activePaths(snapshot)),
  );

test.each<ChartName>(['signIn', 'accounts', 'payment', 'stores', 'consent', 'terms', 'install', 'externalPage', 'app'])(
  'every state of %s with a screen is in the album',
  (chart) => {
    const pictured = new Set(all.filter(({ flow }) => flow === chart).flatMap(({ state }) => state));
    expect([...statesOfWalk(chart)].filter((id) => !pictured.has(id))).toEqual([]);
  },
);

test('each situation has its own name', () => expect(new Set(all.map(({ id }) => id)).size).toBe(all.length));

test('one look at each situation covers every brand, language, theme and width about equally often', () => {
  const sights = oneSightEach(all).map(({ sight }) => sight);
  const times = (values: readonly unknown[], of: (sight: (typeof sights)[number]) => unknown) =>
    values.map((value) => sights.filter((sight) => of(sight) === value).length);
  expect(sights.length).toBe(all.length);
  for (const counts of [
    times(Object.keys(BRANDS), ({ brand }) => brand),
    times(WIDTHS, ({ width }) => width),
    times(['en', 'es'], ({ language }) => language),
    times(['light', 'dark'], ({ theme }) => theme),
  ])
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
});

test('the full album has every brand in both languages and themes and four widths', () => {
  const branded = all.find(({ header }) => header.brand !== null);
  const plain = all.find(({ header }) => header.brand === null);
  expect([branded && sightsOf(branded).length, plain && sightsOf(plain).length]).toEqual([9 * 2 * 2 * 4, 2 * 2 * 4]);
});

const picture = (width: number, red: number) => {
  const png = new PNG({ width, height: 2 });
  png.data.fill(255);
  png.data[0] = red;
  return PNG.sync.write(png);
};

test('a different pixel counts, a slightly different shade does not, and another size is a different picture', () => {
  expect(compare(picture(4, 255), picture(4, 255))).toEqual({ share: 0, picture: null });
  expect(compare(picture(4, 255), picture(4, 250))).toEqual({ share: 0, picture: null });
  const { share, picture: marked } = compare(picture(4, 255), picture(4, 0));
  expect([share, marked && [...PNG.sync.read(marked).data.subarray(0, 3)]]).toEqual([1 / 8, [214, 0, 28]]);
  expect(compare(picture(4, 255), picture(5, 255))).toEqual({ share: 1, picture: null });
});

test('English text on the Spanish page is found; names, figures and the service’s own texts do not count', () => {
  const header: Situation['header'] = { signedIn: true, isGuest: false, name: 'Ann Lee', brand: 'TitleMax' };
  const texts = ['Ann Lee', 'Stores close early.', 'TitleMax', 'xbhdsR', 'Try again'];
  const found = untranslated(
    { english: texts, spanish: [...texts, 'Inténtelo de nuevo'] },
    { view: { message: 'Stores close early.' }, header },
    new Set(['titlemax']),
  );
  expect(found).toEqual(['not translated: "xbhdsR"', 'not translated: "Try again"']);
});
