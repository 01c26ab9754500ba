import { expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { storesView } from '../../machines/stores/stores.view.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { storesWalk } from '../../machines/paths/walks/stores.walks.ts';

const walk = storesWalk();
const active = titled(walk).filter(([, snapshot]) => snapshot.status === 'active');
const seen = (start: string, ...labels: string[]) => {
  const view = storesView(follow(walk, start, ...labels));
  if (view.screen !== 'StoreDetails') throw new Error(`not StoreDetails: ${view.screen}`);
  return view;
};

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(active, (snapshot) => {
  const view = storesView(snapshot);
  return { snapshot, view };
});
always('shows what it loads, shows the failure, or is loading: at least one of them, and the failure alone', ({ view }) => {
  const isShown = view.screen === 'ContactUs' ? view.contacts !== null && !view.busy : view.store !== null && view.state === 'open';
  const has = [isShown, view.failure !== null, view.busy];
  expect(has.some(Boolean)).toBe(true);
  expect(view.failure !== null && (isShown || view.busy)).toBe(false);
});
always('offers another try where the numbers failed to load', ({ snapshot, view }) =>
  expect(view.screen === 'ContactUs' ? snapshot.can({ type: 'retry.chosen' }) : null).toBe(
    view.screen === 'ContactUs' ? view.failure !== null : null,
  ),
);
always('can be left at any time', ({ snapshot }) => expect(snapshot.can({ type: 'flow.left' })).toBe(true));
always('shows a store only to a customer', ({ snapshot }) =>
  expect(screenOf(snapshot) === 'StoreDetails' && (snapshot.context.person === null || snapshot.context.person.guest !== null)).toBe(false),
);

test('the brand of the store replaces the brand of the address, and the page says so (ROUTE-056)', () => {
  const start = 'Ann opens her store under another brand';
  expect(seen(start)).toMatchObject({ brand: 'InstaLoan', otherBrand: null });
  expect(seen(start, 'getStore: the store')).toMatchObject({ brand: 'TitleMax', otherBrand: 'InstaLoan', storeId: 'S-1' });
});

test('the hours are listed line by line and not interpreted', () =>
  expect(seen('Ann opens the address of her store', 'getStore: the store').store?.hours).toEqual([
    'Mon–Fri 9:00 AM – 6:00 PM',
    'Sat 10:00 AM – 4:00 PM',
    'Sun closed',
  ]));

test('an appointment is offered for open loans of the brand of the store, and for no others', () =>
  expect(
    seen('Ann opens the address of her store', 'getStore: the store', 'findLoans: three loans').loans.map(({ loanId }) => loanId),
  ).toEqual(['title']));

test('only hosts that the installation allows are opened: the map service and the store locator (PROD-018)', () =>
  expect(seen('Ann opens the address of her store', 'getStore: the store')).toMatchObject({
    store: { mapPage: 'https://lender.example/map?q=1200%20Juniper%20Row%2C%20Austin%2C%20TX%2078701' },
    locatorPage: 'https://titlemax.example/stores',
  }));

test('Ann sees the stores of her open loans, each once; a visitor and a guest see none', () => {
  const own = (start: string, ...labels: string[]) => {
    const view = storesView(follow(walk, start, ...labels, 'getContacts: three lines'));
    return view.screen === 'ContactUs' ? view.ownStores.map(({ storeId }) => storeId) : null;
  };
  expect(own('Ann needs help', 'getAccounts: three loans')).toEqual(['S-1', 'S-2']);
  expect(own('a visitor needs help')).toEqual([]);
  expect(own('Gus, a guest, needs help')).toEqual([]);
});
