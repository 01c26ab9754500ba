import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { manifestFiles } from '../../routes/build/manifests.ts';
import { BRANDS } from '../../services/contract/brands.ts';
import { SETTINGS } from '../../services/lender/settings.ts';
import { isBrand } from '../../machines/kit/brand.ts';
import { brandName, brandRecords } from '../../ui/brands/brands.ts';

afterEach(() => vi.unstubAllEnvs());

const brands = Object.keys(BRANDS).filter(isBrand);

test('the numbers are those of the specification, in its order; 10 is unused (ENUM-013, CONF-004)', () => {
  expect(Object.entries(BRANDS).map(([name, { value }]) => [value, name])).toEqual([
    [1, 'TitleMax'], [2, 'TitleBucks'], [3, 'InstaLoan'], [4, 'Product'], [5, 'EasyMoney'], [6, 'CheckSmart'], [7, 'CaliforniaCheckCash'],
    [8, 'Cash1Loans'], [9, 'CommunityChoice'],
  ]); // prettier-ignore
});

test.each(['c1l', 'ccc', 'ccf', 'chs', 'cic', 'esm', 'inl', 'rpc', 'spc', 'tbs', 'tmx'])(
  'the code %s belongs to exactly one brand (BRAND-002, CONF-004)',
  (code) => {
    const codes = Object.values(BRANDS).flatMap((brand) => [brand.code, ...('reserved' in brand ? brand.reserved : [])]);
    expect(codes.filter((one) => one === code)).toHaveLength(1);
  },
);

test('no two brands share a number, a code, a name or a sign', () => {
  for (const values of [
    brands.map((brand) => String(BRANDS[brand].value)),
    brands.map((brand) => BRANDS[brand].code),
    brands.map((brand) => brandName(brand)),
    brands.map((brand) => brandRecords[brand].full),
  ])
    expect(new Set(values).size).toBe(brands.length);
});

describe.each(brands)('%s', (brand) => {
  const file = brand.toLowerCase();
  test('is a line of the registry, a record and a style sheet, and an entry of both lists (docs/brands.md)', () => {
    expect(
      readdirSync('ui/brands')
        .filter((name) => name.startsWith(`${file}.`))
        .toSorted(),
    ).toEqual([`${file}.css`, `${file}.ts`]);
    expect(readFileSync('ui/brands/brands.css', 'utf8')).toContain(`@import './${file}.css';`);
    expect(readFileSync('ui/brands/brands.ts', 'utf8')).toContain(`from './${file}.ts';`);
  });
  test('installs under its own name and scope (PWA-001)', () => {
    const manifest: unknown = JSON.parse(manifestFiles().get(`manifest.${brand}.webmanifest`) ?? '{}');
    expect(manifest).toMatchObject({ name: brandName(brand), start_url: `/${brand}/Accounts`, display: 'standalone' });
  });
  test('has its own pages for stores, privacy and terms; only TitleMax and InstaLoan take applications (BRAND-005, BRAND-007, MENU-014)', () => {
    const links = SETTINGS.brandLinks?.[brand];
    const { code } = BRANDS[brand];
    expect([links?.storeLocator, links?.privacy, links?.terms]).toEqual(
      ['store-locator', 'privacy', 'terms'].map((page) => `/sandbox-pages/${code}/${page}`),
    );
    expect(links?.apply != null).toBe(brand === 'TitleMax' || brand === 'InstaLoan');
  });
});

test('the brand that the specification masks has the name from the configuration (CONF-004)', () => {
  expect(brandName('Product', 'Sunny Loans')).toBe('Sunny Loans');
  expect(brands.filter((brand) => brand !== 'Product').map((brand) => brandName(brand, 'Sunny Loans'))).not.toContain('Sunny Loans');
});

test('the brand that the specification masks installs under its configured name, and no other brand does (PWA-001)', () => {
  vi.stubEnv('PRODUCT_BRAND_NAME', 'Lantern Loans');
  const nameIn = (brand: string): unknown => JSON.parse(manifestFiles().get(`manifest.${brand}.webmanifest`) ?? '{}');
  expect(nameIn('Product')).toMatchObject({ name: 'Lantern Loans', short_name: 'Lantern Loans', start_url: '/Product/Accounts' });
  expect(nameIn('TitleMax')).toMatchObject({ name: 'TitleMax' });
});
