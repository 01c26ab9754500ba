// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { StoresEvent } from '../../machines/stores/stores.rules.ts';
import { storesView } from '../../machines/stores/stores.view.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { storesWalk } from '../../machines/paths/walks/stores.walks.ts';
import { ContactUs } from '../../ui/screens/stores/ContactUs.tsx';
import { StoreDetails } from '../../ui/screens/stores/StoreDetails.tsx';
import { press, stage } from '../ui/stage.tsx';

const sent: StoresEvent[] = [];
const send = (event: StoresEvent) => void sent.push(event);
const seen = (...labels: string[]) => {
  const view = storesView(follow(storesWalk(), 'Ann opens the address of her store', ...labels));
  if (view.screen !== 'StoreDetails') throw new Error(`${view.screen} is shown`);
  return view;
};
const LOADED = ['getStore: the store', 'findLoans: three loans', 'getMap: the map'];

test('PROD-018, ROUTE-056: a store by name, address, hours line by line, phone, directions, and the brand’s store locator', () => {
  const { container, find, text } = stage(<StoreDetails view={seen(...LOADED)} send={send} />);
  expect(find('h1', HTMLElement).textContent).toBe('Austin · Juniper Row');
  expect([...container.querySelectorAll('address span')].map(({ textContent }) => textContent)).toEqual([
    '1200 Juniper Row,',
    'Austin, TX 78701',
  ]);
  expect([...container.querySelectorAll('.store-hours span')].map(({ textContent }) => textContent)).toEqual([
    'Mon–Fri 9:00 AM – 6:00 PM',
    'Sat 10:00 AM – 4:00 PM',
    'Sun closed',
  ]);
  expect(find('a[href^="tel:"]', HTMLAnchorElement).href).toBe('tel:+15125550150');
  const outside = [...container.querySelectorAll<HTMLAnchorElement>('.outside-link')];
  expect(outside.map(({ href, rel }) => [new URL(href).host, rel])).toEqual([
    ['lender.example', 'noopener noreferrer'],
    ['titlemax.example', 'noopener noreferrer'],
  ]);
  expect(text()).toContain('El Paso · Ocotillo Street');
});

test('CALL-094: the map is a picture with a text; without one there is no empty frame', () => {
  const { find } = stage(<StoreDetails view={seen(...LOADED)} send={send} />);
  const map = find('img.store-map', HTMLImageElement);
  expect([map.src, map.alt]).toEqual(['data:image/png;base64,iVBORw0KGgo=', 'Map of the streets around the store Austin · Juniper Row']);
  const without = seen('getStore: the store', 'getMap: there is none');
  expect(stage(<StoreDetails view={without} send={send} />).container.querySelector('.store-map')).toBeNull();
});

test('ERR-016: a store that could not be loaded: the specification’s words, then the service’s, and a retry', () => {
  const failed = seen('getStore: no network');
  const failure = failed.failure && { ...failed.failure, kind: 'refused' as const, texts: ['The directory is closed.'] };
  const { text, button } = stage(<StoreDetails view={{ ...failed, failure }} send={send} />);
  expect(text()).toMatch(/Failed to get store detail information.*The directory is closed\./);
  press(button('Try again'));
  expect(sent.at(-1)).toEqual({ type: 'retry.chosen' });
});

test('an unknown store: the sentence, and the numbers', () => {
  const { text, button } = stage(<StoreDetails view={seen('getStore: there is no such store')} send={send} />);
  expect(text()).toContain('There’s no store with this number.');
  press(button('See phone numbers and hours'));
  expect(sent.at(-1)).toEqual({ type: 'contact.chosen' });
});

test('a store of another brand than the address says so', () => {
  const view = storesView(follow(storesWalk(), 'Ann opens her store under another brand', 'getStore: the store'));
  if (view.screen !== 'StoreDetails') throw new Error(`${view.screen} is shown`);
  expect(stage(<StoreDetails view={view} send={send} />).text()).toContain('This store belongs to TitleMax, not to InstaLoan.');
});

test('an appointment is offered for the open loan; with many loans each account offers its own', () => {
  const view = seen(...LOADED);
  press(stage(<StoreDetails view={view} send={send} />).button('Make an appointment'));
  expect(sent.at(-1)).toEqual({ type: 'appointment.chosen', loanId: 'title' });
  const loans = ['a', 'b', 'c', 'd'].map((loanId) => ({ loanId, loanHeader: loanId, productName: 'Title loan' }));
  const many = stage(<StoreDetails view={{ ...view, loans }} send={send} />);
  expect(many.text()).toContain('open the account it’s about');
});

test('on ContactUs the stores of Ann’s loans come first, with the way to their address', () => {
  const view = storesView(follow(storesWalk(), 'Ann needs help', 'getAccounts: three loans', 'getContacts: three lines'));
  if (view.screen !== 'ContactUs') throw new Error(`${view.screen} is shown`);
  const { container, text } = stage(<ContactUs view={view} send={send} />);
  expect(text().indexOf('Your TitleMax store')).toBeLessThan(text().indexOf('InstaLoan accounts'));
  const [first] = [...container.querySelectorAll<HTMLElement>('.card-footer .button')];
  if (first) press(first);
  expect(sent.at(-1)).toEqual({ type: 'store.opened', brand: 'TitleMax', storeId: 'S-1' });
});
