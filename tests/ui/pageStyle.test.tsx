// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { BRANDS, isBrand, type Brand } from '../../machines/kit/brand.ts';
import { brandOf } from '../../machines/kit/places.ts';
import { usePageStyle } from '../../ui/shell/usePageStyle.ts';
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

function Styled({ brand, page }: { brand: Brand | null; page: string }) {
  usePageStyle({ theme }, brand, page);
  return (
    <main>
      <h1>{page}</h1>
    </main>
  );
}

test('the body has the style of the page’s brand, and of no other (GUARD-031, BRAND-004)', () => {
  const { show } = stage(<Styled brand="TitleMax" page="Dashboard" />);
  const worn = () => [...document.body.classList].filter((name) => name.startsWith('brand-'));
  expect(worn()).toEqual(['brand-tmx']);
  show(<Styled brand="InstaLoan" page="Dashboard" />);
  expect(worn()).toEqual(['brand-inl']);
  show(<Styled brand={null} page="Home" />);
  expect([worn(), document.body.dataset['brand']]).toEqual([[], undefined]);
});

/** BRAND-001 */
test.each(rows.filter(({ path }) => path !== null))(
  '$flow/$screen at $path has the style of its address’s brand, or none (GUARD-031, BRAND-004)',
  (row) => {
    const { show } = stage(null);
    for (const brand of Object.keys(BRANDS).filter(isBrand)) {
      if (row.brands && !row.brands.includes(brand)) continue;
      const params = { brand, loanId: '4711', lmsId: '2', storeId: '10101', offer: '12-4711', applicationId: '4711', name: 'account' };
      const address = printAddress({ ...row, params, search: {} }) ?? '';
      const target = parseAddress(address);
      expect(target).toMatchObject({ flow: row.flow, screen: row.screen });
      show(<Styled brand={brandOf(target)} page={address} />);
      const worn = [...document.body.classList].filter((name) => name.startsWith('brand-'));
      expect(worn).toEqual(row.path?.startsWith('/$brand') ? [`brand-${BRANDS[brand].code}`] : []);
    }
  },
);

test('another page starts at the top, the same page keeps its scroll position (part of GUARD-028)', () => {
  const { show } = stage(<Styled brand={null} page="Home" />);
  show(<Styled brand={null} page="Home" />);
  expect(scrolled).toHaveBeenCalledTimes(1);
  show(<Styled brand={null} page="Dashboard" />);
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('the window’s title is its page and brand', () => {
  stage(<Styled brand="TitleMax" page="Your account" />);
  expect(document.title).toBe('Your account · TitleMax');
});
