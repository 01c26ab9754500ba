// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { Combobox } from '../../ui/kit/Combobox.tsx';
import { SsnField } from '../../ui/kit/SsnField.tsx';
import { SecretDigits } from '../../ui/kit/SecretDigits.tsx';
import { SecretField } from '../../ui/kit/SecretField.tsx';
import { DigitsField, PhoneField, UppercaseField } from '../../ui/kit/ShapedField.tsx';
import { leave, paste, press, stage, type } from './stage.tsx';

test('a phone is 3-3-rest while it is typed and pasted (RULE-004, CONF-014)', () => {
  const { field } = stage(<PhoneField name="phone" label="Phone" />);
  type(field('phone'), '5125550');
  expect(field('phone').value).toBe('512-555-0');
  paste(field('phone'), '+1 (512) 555-0188');
  expect(field('phone').value).toBe('512-555-0188');
});

test('digits stay, letters are removed; lower case becomes upper case (RULE-017)', () => {
  const { field } = stage(
    <>
      <DigitsField name="zip" label="ZIP" />
      <UppercaseField name="state" label="State" />
    </>,
  );
  paste(field('zip'), '7a8-643');
  paste(field('state'), 'tx');
  expect([field('zip').value, field('state').value]).toEqual(['78643', 'TX']);
});

test('arrows, backspace, delete and tab work as usual in a field of digits (A11Y-004)', () => {
  const { field } = stage(<DigitsField name="zip" label="ZIP" />);
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace', 'Delete', 'Tab'];
  const isLeftAlone = (name: string) =>
    field('zip').dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  expect(keys.filter((name) => !isLeftAlone(name))).toEqual([]);
  paste(field('zip'), '78643');
  field('zip').setRangeText('', 1, 2, 'start'); // as Delete does after the 7
  act(() => void field('zip').dispatchEvent(new Event('input', { bubbles: true })));
  expect([field('zip').value, field('zip').selectionStart]).toEqual(['7643', 1]);
});

test('a secret number is visible while it is typed, masked on blur, and removed with the field; its label stays (RULE-017, A11Y-005)', () => {
  const stored: [string, string][] = [];
  const services = { keepSecret: (name: string, value: string) => void stored.push([name, value]), attachFrame: () => undefined };
  const { field, button, show } = stage(<SecretDigits name="accountNumber" label="Account" maxLength={17} />, { services });
  act(() => field('accountNumber').focus());
  expect(field('accountNumber').type).toBe('text');
  paste(field('accountNumber'), '12 34-5');
  expect([field('accountNumber').value, stored.at(-1)]).toEqual(['12345', ['accountNumber', '12345']]);
  leave(field('accountNumber'));
  expect([field('accountNumber').type, field('accountNumber').value]).toEqual(['password', '12345']);
  expect([...(field('accountNumber').labels ?? [])].map(({ textContent }) => textContent)).toEqual(['Account']);
  press(button('Show'));
  expect(field('accountNumber').type).toBe('text');
  expect(field('accountNumber').name).toBe('');
  show(null);
  expect(stored.at(-1)).toEqual(['accountNumber', '']);
});

test('a security code takes digits only (RULE-017); a password takes everything', () => {
  const stored: [string, string][] = [];
  const services = { keepSecret: (name: string, value: string) => void stored.push([name, value]), attachFrame: () => undefined };
  const { field } = stage(
    <>
      <SecretField name="cvv" label="Security code" autoComplete="cc-csc" maxLength={4} />
      <SecretField name="password" label="Password" autoComplete="current-password" />
    </>,
    { services },
  );
  paste(field('cvv'), '1a2 3');
  expect([field('cvv').value, stored.at(-1)]).toEqual(['123', ['cvv', '123']]);
  paste(field('password'), 'Sand box1');
  expect([field('password').value, stored.at(-1)]).toEqual(['Sand box1', ['password', 'Sand box1']]);
});

test('a typed Social Security number is removed with its field: it does not stay in memory when the customer leaves (STORE-011)', () => {
  const stored: [string, string][] = [];
  const services = { keepSecret: (name: string, value: string) => void stored.push([name, value]), attachFrame: () => undefined };
  const { field, show } = stage(<SsnField label="SSN" hint="" error="" field={{ current: null }} />, { services });
  paste(field('ssn'), '123456789');
  expect(stored.at(-1)).toEqual(['ssn', '123-45-6789']);
  show(null);
  expect(stored.at(-1)).toEqual(['ssn', '']);
});

const OFFERS = [
  { id: 'a', text: '1 Elm Road' },
  { id: 'b', text: '2 Elm Road' },
];
const key = (input: HTMLInputElement, name: string) =>
  act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })));

test('suggestions are reached by the arrows, around through the field itself, chosen by Enter and closed by Escape (ROUTE-117)', () => {
  const events: string[] = [];
  const offering = (options: typeof OFFERS) => (
    <Combobox
      name="street"
      label="Street"
      listLabel="Addresses"
      status="2 addresses found"
      options={options}
      onText={(text) => events.push(`typed ${text}`)}
      onChoose={(id) => events.push(`chose ${id}`)}
      onClose={() => events.push('closed')}
    />
  );
  const { field, container, show } = stage(offering(OFFERS));
  const street = field('street');
  const marked = () => container.querySelector('[aria-selected="true"]')?.textContent ?? null;
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((name) => {
    key(street, name);
    return marked();
  });
  expect(seen).toEqual(['1 Elm Road', '2 Elm Road', null, '2 Elm Road']);
  show(offering([...OFFERS])); // after another render the same suggestion is marked
  expect(container.querySelector(`#${street.getAttribute('aria-activedescendant')}`)?.textContent).toBe('2 Elm Road');
  key(street, 'Enter');
  key(street, 'Escape');
  expect(events).toEqual(['chose b', 'closed']);
  expect(container.querySelector('[role="status"]')?.textContent).toBe('2 addresses found');
});
