import { describe, expect, test } from 'vitest';
import { deviceName } from '../../machines/profile/devices.rules.ts';
import type { Section, Typed } from '../../machines/profile/profile.fields.ts';
import { beginning, readForm } from '../../machines/profile/profile.forms.ts';
import { loanFor } from '../../machines/profile/profile.rules.ts';
import { bornOn } from '../../machines/profile/profile.view.ts';
import { annKnown } from '../../machines/paths/people/customers.ts';
import { loanLike } from '../../machines/paths/people/loans.ts';

const read = (section: Section, typed: Typed, hasAccountNumber = false) => readForm(section, typed, annKnown, hasAccountNumber);

describe('problems of a phone number', () => {
  test.each(['(512) 555-0188', '512-555-0188', '5125550188', '+1 512 555 0188'])(
    '%s has none: ten digits are sent (RULE-003, RULE-005)',
    (phone) =>
      expect(read('phone', { phone })).toEqual({
        problems: {},
        change: { contactNumbers: [{ type: 'mobile', phoneNumber: '5125550188' }] },
      }),
  );
  test.each(['112-555-0188', '512-555-018', '512-555-01888'])('%s is not a phone number (RULE-003)', (phone) =>
    expect(read('phone', { phone }).problems).toEqual({ phone: 'invalid' }),
  );
});

const home: Typed = { 'home.line1': '9 Elm Road', 'home.city': 'Fallow Creek', 'home.state': 'tx', 'home.zip': '78643', same: 'yes' };

describe('an address', () => {
  test('is also the mailing address when they are the same, with the state in capitals (ENT-003)', () =>
    expect(read('addresses', home).change.addresses).toEqual([
      {
        line1: '9 Elm Road',
        line2: '',
        city: 'Fallow Creek',
        state: 'TX',
        zip: '78643',
        typeName: 'Home',
        display: true,
        sameAddresses: true,
        index: 0,
      },
    ]));
  test.each(['7864', '786433', '7864a'])('has a ZIP of exactly five digits, not %s (RULE-008)', (zip) =>
    expect(read('addresses', { ...home, 'home.zip': zip }).problems).toEqual({ 'home.zip': 'invalid' }),
  );
  test('is required in full when mail goes there', () =>
    expect(Object.keys(read('addresses', { ...home, same: 'no' }).problems)).toEqual([
      'mailing.line1',
      'mailing.city',
      'mailing.state',
      'mailing.zip',
    ]));
  test('starts with the lender’s data', () =>
    expect(beginning('addresses', annKnown)).toMatchObject({ 'home.line1': '12 Juniper Street', same: 'yes' }));
});

test('a bank account needs a routing number with a valid check digit, a bank and an account number', () => {
  expect(read('bank', {}).problems).toEqual({ routingNumber: 'required', bankName: 'required', accountNumber: 'required' });
  expect(read('bank', { routingNumber: '990100011', bankName: 'Juniper' }, true).problems).toEqual({ routingNumber: 'invalid' });
  expect(read('bank', { routingNumber: '990100010', bankName: 'Juniper' }, true).problems).toEqual({});
});

test('a date of birth on or before 1901-01-01 is invalid, the day after is valid (RULE-028, ENT-002)', () =>
  expect([bornOn('01/01/1901'), bornOn('12/31/1900'), bornOn('01/02/1901')]).toEqual(['', '', '1901-01-02']));

test('the customer’s own open loan is used for identification, before a paid-off or co-signed one', () => {
  const person = { customerIds: { TLX: 'C-ann' } };
  const cosigned = loanLike({ loanId: 'cosigned', cosignerId: 'C-ann' });
  const paidOff = loanLike({ loanId: 'paidOff', paidOff: true });
  const open = loanLike({ loanId: 'open' });
  expect(loanFor([cosigned, paidOff, open], 'TitleMax', person)?.loanId).toBe('open');
  expect(loanFor([cosigned, paidOff], 'TitleMax', person)?.loanId).toBe('paidOff');
  expect(loanFor([cosigned], 'TitleMax', person)?.loanId).toBe('cosigned');
  expect(loanFor([open], 'InstaLoan', person)).toBeNull();
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1', 'Safari', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox', 'Mac'],
  ['', '', ''],
])('%s has its everyday name', (userAgent, browser, system) => expect(deviceName(userAgent)).toEqual({ browser, system }));
