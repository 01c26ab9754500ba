// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { BRANDS, isBrand, type Brand } from '../../machines/kit/brand.ts';
import { brandOf } from '../../machines/kit/places.ts';
import { brandRecords } from '../../ui/brands/brands.ts';
import { usePageDress } from '../../ui/shell/usePageDress.ts';
import { parseAddress, printAddress } from '../kit/addresses.ts';
import { rows } from '../../routes/studio/make/routes.ts';
import { stage } from './stage.tsx';

/** jsdom cannot scroll. */
const scrolled = vi.fn<() => void>();
beforeEach(() => {
  scrolled.mockReset();
  vi.stubGlobal('scrollTo', scrolled);
});

const theme = { get: () => 'system' as const, subscribe: () => () => undefined };

function Dressed({ brand, place }: { brand: Brand | null; place: string }) {
  usePageDress({ theme }, brand, place);
  return (
    <main>
      <h1>{place}</h1>
    </main>
  );
}

test('the body wears the style of the brand whose page it is, and of no other (GUARD-031, BRAND-004)', () => {
  const { show } = stage(<Dressed brand="TitleMax" place="Dashboard" />);
  const worn = () => [...document.body.classList].filter((name) => name.startsWith('brand-'));
  expect(worn()).toEqual(['brand-tmx']);
  show(<Dressed brand="InstaLoan" place="Dashboard" />);
  expect(worn()).toEqual(['brand-inl']);
  show(<Dressed brand={null} place="Home" />);
  expect([worn(), document.body.dataset['brand']]).toEqual([[], undefined]);
});

/** BRAND-001 */
test.each(rows.filter(({ path }) => path !== null))(
  '$flow/$screen at $path wears the brand of its address, or none (GUARD-031, BRAND-004)',
  (row) => {
    const { show } = stage(null);
    for (const brand of Object.keys(BRANDS).filter(isBrand)) {
      if (row.brands && !row.brands.includes(brand)) continue;
      const params = { brand, loanId: '4711', lmsId: '2', storeId: '10101', offer: '12-4711', name: 'account' };
      const address = printAddress({ ...row, params, search: {} }) ?? '';
      const place = parseAddress(address);
      expect(place).toMatchObject({ flow: row.flow, screen: row.screen });
      show(<Dressed brand={brandOf(place)} place={address} />);
      const worn = [...document.body.classList].filter((name) => name.startsWith('brand-'));
      expect(worn).toEqual(row.path?.startsWith('/$brand') ? [`brand-${brandRecords[brand].code}`] : []);
    }
  },
);

test('another place begins at its top, the same one stays where it was read (part of GUARD-028)', () => {
  const { show } = stage(<Dressed brand={null} place="Home" />);
  show(<Dressed brand={null} place="Home" />);
  expect(scrolled).toHaveBeenCalledTimes(1);
  show(<Dressed brand={null} place="Dashboard" />);
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('the window is called by its page and brand', () => {
  stage(<Dressed brand="TitleMax" place="Your account" />);
  expect(document.title).toBe('Your account · TitleMax');
});
