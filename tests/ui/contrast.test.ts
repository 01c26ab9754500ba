import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BRANDS } from '../../machines/kit/brand.ts';
import { brandRecords } from '../../ui/brands/brands.ts';
import { contrast, themed } from '../kit/color.ts';

const TEXT = 4.5;
const CONTROL = 3;

/** The roles that each brand defines; all others are common. */
const BRAND_ROLES = ['accent', 'on-accent', 'accent-tint', 'band', 'letters', 'letters-case', 'letters-spacing', 'radius'];

const read = (file: string) => readFileSync(new URL(`../../ui/${file}`, import.meta.url), 'utf8');
const rolesOf = (css: string) =>
  new Map([...css.matchAll(/--([\w-]+):\s+([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));
const common = rolesOf(read('styles/roles.css'));
const brandFile = (brand: string) => read(`brands/${brand.toLowerCase()}.css`);
const brands = Object.keys(BRANDS);

const SURFACES = ['surface', 'surface-raised', 'surface-sunken', 'accent-tint'];
const STATUSES = ['good', 'warning', 'danger', 'info'];

/** The pairs of text and background, and of line and background, with the contrast that each needs. */
const pairs: [string, string, number][] = [
  ...SURFACES.flatMap((ground): [string, string, number][] => [
    ['ink', ground, TEXT],
    ['ink-quiet', ground, TEXT],
    ['accent', ground, TEXT],
    ['focus', ground, CONTROL],
  ]),
  ['on-accent', 'accent', TEXT],
  ['on-band', 'band', TEXT], // the wordmark, the title and the amount on it; the focus ring has the same color
  ['on-danger', 'danger', TEXT],
  ['line-strong', 'surface', CONTROL],
  ['line-strong', 'surface-raised', CONTROL],
  ['line-strong', 'accent-tint', CONTROL],
  ...STATUSES.flatMap((status): [string, string, number][] => [
    [status, `${status}-tint`, TEXT],
    [status, 'surface', TEXT],
    [status, 'surface-raised', TEXT],
    ['ink', `${status}-tint`, TEXT],
    ['ink-quiet', `${status}-tint`, TEXT],
    ['accent', `${status}-tint`, TEXT], // links and quiet buttons in a notice
    ['focus', `${status}-tint`, CONTROL],
  ]),
];

describe.each(['', ...brands])('brand %j', (brand) => {
  const own = brand === '' ? new Map<string, string>() : rolesOf(brandFile(brand));
  const roles = new Map([...common, ...own]);

  test.each(['light', 'dark'] as const)('can be read in the %s theme', (theme) => {
    const color = (role: string) => {
      const value = roles.get(role);
      if (value === undefined) throw new Error(`no role --${role} in ui/styles/roles.css`);
      return themed(value)[theme];
    };
    const tooClose = pairs
      .map(([ink, ground, least]) => ({ ink, ground, least, is: contrast(color(ink), color(ground)) }))
      .filter(({ is, least }) => is < least)
      .map(({ ink, ground, least, is }) => `${ink} on ${ground}: ${is.toFixed(2)}, needs ${least}`);
    expect(tooClose).toEqual([]);
  });
});

test.each(brands)('%s defines exactly the brand roles, for its own pages only', (brand) => {
  expect([...rolesOf(brandFile(brand)).keys()].toSorted()).toEqual(BRAND_ROLES.toSorted());
  expect(brandFile(brand).trimStart()).toMatch(new RegExp(`^\\[data-brand='${brand}'\\] \\{[^{}]+\\}\\s*$`));
});

test('no two brands look alike: each has a band color and letters of its own', () => {
  const looks = brands.map((brand) => rolesOf(brandFile(brand)));
  const lettersOf = (roles: ReadonlyMap<string, string>) =>
    ['letters', 'letters-case', 'letters-spacing'].map((role) => roles.get(role)).join();
  expect(new Set(looks.map((roles) => roles.get('band'))).size).toBe(brands.length);
  expect(new Set(looks.map(lettersOf)).size).toBe(brands.length);
});

test('every brand of the registry has its style sheet and its record', () => {
  const imported = [...read('brands/brands.css').matchAll(/@import '\.\/(\w+)\.css'/g)].map(([, name = '']) => name);
  expect(imported.toSorted()).toEqual(brands.map((brand) => brand.toLowerCase()).toSorted());
  expect(Object.keys(brandRecords)).toEqual(brands);
});

test('stylesheets use colors by role only, and every role and size that they use is defined', () => {
  const sheets = globSync('ui/**/*.css').filter((file) => !file.endsWith('roles.css') && !file.includes('brands'));
  const known = new Set([...common.keys(), ...rolesOf(read('styles/tokens.css')).keys()]);
  const findings = sheets.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    const bare = [...css.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\([\d.]/gi)].map(([color]) => `${file}: ${color}`);
    const local = new Set(rolesOf(css).keys());
    const unknown = [...css.matchAll(/var\(--([\w-]+)/g)].flatMap(([, name = '']) =>
      known.has(name) || local.has(name) ? [] : [`${file}: --${name}`],
    );
    return [...bare, ...unknown];
  });
  expect(sheets.length).toBeGreaterThan(5);
  expect(findings).toEqual([]);
});
