import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Typed } from '../../machines/customerDetails/customerDetails.fields.ts';
import { changeIn, problemsIn, spouseIn, type Asked } from '../../machines/customerDetails/customerDetails.forms.ts';
import { annKnown } from '../../machines/paths/people/customers.ts';
import { everything } from '../../machines/paths/walks/customerDetails.walks.ts';
import { customers } from '../../services/contract/customers.ts';

const ALL: Asked = { home: true, phone: true, spouse: true, questions: ['race', 'gender', 'height', 'weight'] };
const QUESTIONS: Asked = { home: false, phone: false, spouse: false, questions: ALL.questions };
const nobody = { addresses: [], contactNumbers: [] };
const demographics = (typed: Typed, questions = ALL.questions) => changeIn({ ...QUESTIONS, questions }, typed, annKnown).demographics;

describe('demographics (FLOW-REFI-12, R-10)', () => {
  test('answers are sent in the contract’s words, a height in inches', () =>
    expect(demographics(everything)).toEqual({ race: 'asian', gender: 'female', height: 66, weight: 'notSaid' }));
  test('every question may be left open: it is declined, and nothing is wrong', () => {
    expect(problemsIn(QUESTIONS, {})).toEqual({});
    expect(demographics({})).toEqual({ race: 'notSaid', gender: 'notSaid', height: 'notSaid', weight: 'notSaid' });
  });
  test('what is not asked is not sent, also when a value is there', () => {
    expect(demographics(everything, ['height'])).toEqual({ height: 66 });
    expect(changeIn({ ...QUESTIONS, questions: [] }, everything, annKnown)).toEqual({});
  });
  test('a figure is not sent after the customer has chosen not to say', () =>
    expect(demographics({ height: 'notSaid', feet: '5', weight: 'notSaid', pounds: '150' }, ['height', 'weight'])).toEqual({
      height: 'notSaid',
      weight: 'notSaid',
    }));
  test.each<[Typed, Typed]>([
    [{ height: 'given' }, { feet: 'required' }],
    [{ height: 'given', feet: '5' }, {}],
    [{ height: 'given', feet: '5', inches: '12' }, { feet: 'invalid' }],
    [{ height: 'given', feet: '2', inches: '11' }, { feet: 'invalid' }],
    [{ height: 'given', feet: '8', inches: '0' }, {}],
    [{ height: 'given', feet: '8', inches: '1' }, { feet: 'invalid' }],
    [{ height: 'given', feet: 'five' }, { feet: 'invalid' }],
    [{ weight: 'given' }, { pounds: 'required' }],
    [{ weight: 'given', pounds: '49' }, { pounds: 'invalid' }],
    [{ weight: 'given', pounds: '50' }, {}],
    [{ weight: 'given', pounds: '700' }, {}],
    [{ weight: 'given', pounds: '701' }, { pounds: 'invalid' }],
  ])('%j has the problems %j', (typed, problems) => expect(problemsIn(QUESTIONS, typed)).toEqual(problems));
});

describe('the spouse (CALL-030)', () => {
  test('lives elsewhere: name and typed address', () =>
    expect(spouseIn(everything, annKnown)).toEqual({
      firstName: 'José',
      lastName: 'O’Neil-Ray',
      address: { line1: '4 Oak Lane', line2: 'Apt 2', city: 'Juniper', state: 'TX', zip: '78644' },
    }));
  test('lives at the customer’s home: the address on file, or the one that is typed here', () => {
    const together = { ...everything, livesAt: 'home' };
    expect(spouseIn(together, annKnown).address).toMatchObject({ line1: '12 Juniper Street', zip: '78643' });
    expect(spouseIn(together, nobody).address).toEqual({ line1: '9 Elm Road', line2: '', city: 'Fallow Creek', state: 'TX', zip: '78643' });
  });
  test('needs a name of letters and one of the two answers where the spouse lives', () => {
    const spouse: Asked = { home: false, phone: false, spouse: true, questions: [] };
    expect(problemsIn(spouse, {})).toEqual({ 'spouse.firstName': 'required', 'spouse.lastName': 'required', livesAt: 'required' });
    const typed = { 'spouse.firstName': 'J0se', 'spouse.lastName': 'Ray', livesAt: 'home' };
    expect(problemsIn(spouse, typed)).toEqual({ 'spouse.firstName': 'invalid' });
    expect(problemsIn(spouse, { ...everything, 'spouse.zip': '786' })).toEqual({ 'spouse.zip': 'invalid' });
  });
});

describe('address and phone', () => {
  test('are sent as the profile sends them (CALL-017, RULE-003, RULE-005, RULE-008)', () => {
    const change = changeIn({ ...ALL, spouse: false, questions: [] }, everything, nobody);
    expect(change).toEqual({
      addresses: [
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
      ],
      contactNumbers: [{ phoneNumber: '5125550118', type: 'mobile' }],
    });
    expect(v.is(customers['POST /customerinfo'].ask, { customer: change, loanId: '1', storeId: 'S-1' })).toBe(true);
  });
  test('a mailing address on file stays, and mail does not go to the new home', () => {
    const [address] = annKnown.addresses;
    if (!address) throw new Error('Ann has an address');
    const mailing = { ...address, typeName: 'Mailing' as const, sameAddresses: false, index: 0 };
    const { addresses } = changeIn({ ...ALL, spouse: false, questions: [] }, everything, { addresses: [mailing], contactNumbers: [] });
    expect(addresses).toMatchObject([
      { typeName: 'Home', line1: '9 Elm Road', sameAddresses: false, index: 0 },
      { typeName: 'Mailing', line1: '12 Juniper Street', index: 1 },
    ]);
  });
  test('half a phone number and half an address are not sent', () =>
    expect(
      problemsIn({ ...ALL, spouse: false, questions: [] }, { ...everything, phone: '512', 'home.zip': '786', 'home.city': '' }),
    ).toEqual({
      'home.city': 'required',
      'home.zip': 'invalid',
      phone: 'invalid',
    }));
});
