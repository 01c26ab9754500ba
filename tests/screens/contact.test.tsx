// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { StoresEvent } from '../../machines/stores/stores.rules.ts';
import type { Failure } from '../../services/contract/error.ts';
import { ContactUs } from '../../ui/screens/stores/ContactUs.tsx';
import { press, stage } from '../ui/stage.tsx';

const sent: StoresEvent[] = [];
const send = (event: StoresEvent) => void sent.push(event);
const office = (phone: string) => ({ phone, hours: 'Monday to Friday, 8 am to 8 pm Central; Saturday, 9 am to 5 pm Central' });
const contacts = { InstaLoan: office('5125550141'), NLS: office('5125550142'), TLXe: office('5125550143') };

test('MENU-010, ROUTE-118: each number can be pressed, and its hours are listed one below the other', () => {
  const { container, text } = stage(
    <ContactUs view={{ screen: 'ContactUs', ownStores: [], contacts, failure: null, busy: false }} send={send} />,
  );
  expect([...container.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'tel:+15125550141',
    'tel:+15125550143',
    'tel:+15125550142',
  ]);
  expect([...container.querySelectorAll('.contact-hours span')].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'Monday to Friday, 8 am to 8 pm Central',
    'Saturday, 9 am to 5 pm Central',
  ]);
  expect(text()).not.toContain(';');
});

test('while the numbers load, three placeholder cards are shown', () => {
  const { container } = stage(
    <ContactUs view={{ screen: 'ContactUs', ownStores: [], contacts: null, failure: null, busy: true }} send={send} />,
  );
  expect(container.querySelectorAll('.card').length).toBe(3);
});

test('after a failure the customer can retry, and reads where to find a number', () => {
  const failure: Failure = { kind: 'unknown', call: 'GET /contacts', status: 500, texts: [], code: '', message: '', caseId: 'c-1' };
  const { button, text } = stage(
    <ContactUs view={{ screen: 'ContactUs', ownStores: [], contacts: null, failure, busy: false }} send={send} />,
  );
  expect(text()).toContain('Your store’s number is on your loan documents.');
  press(button('Try again'));
  expect(sent).toEqual([{ type: 'retry.chosen' }]);
});
