import { customerDetailsMachine } from '../../customerDetails/customerDetails.machine.ts';
import type { Typed } from '../../customerDetails/customerDetails.fields.ts';
import type { CustomerDetailsInput } from '../../customerDetails/customerDetails.rules.ts';
import { GENDERS, RACES } from '../../../services/contract/customer.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { annKnown } from '../people/customers.ts';
import { explore } from '../explorer.ts';
import { titleLoan } from '../people/loans.ts';
import { ann, gus } from '../people/people.ts';
import { once } from '../once.ts';
import { addressSearchWalk } from './profile.walks.ts';

const offline = (call: string) => ({ fails: new ApiError({ kind: 'offline', call }) });
const lost = (call: string) => ({ fails: new ApiError({ kind: 'unknown', status: 502, call }) });
const needs = (what: object) => ({
  done: {
    race: false,
    height: false,
    gender: false,
    weight: false,
    spouse: false,
    options: { race: RACES, gender: GENDERS },
    ...what,
  },
});
const protectedBorrower = (coveredBorrower: boolean) => ({
  done: { isMilitary: coveredBorrower, asOf: '2026-11-24', coveredBorrower },
});

export const miaRenews: CustomerDetailsInput = {
  purpose: 'agreement',
  person: { ...ann, profileId: 'profile-mia', customerId: 'C-mia', customerIds: { TLX: 'C-mia' }, name: 'Mia Castellano' },
  loan: titleLoan,
  productId: 'P-2',
};

/** All that can be asked, answered by hand. Mia's spouse lives elsewhere. */
export const everything: Typed = {
  'home.line1': '9 Elm Road',
  'home.line2': '',
  'home.city': 'Fallow Creek',
  'home.state': 'tx',
  'home.zip': '78643',
  phone: '+1 512-555-0118',
  'spouse.firstName': 'José',
  'spouse.lastName': 'O’Neil-Ray',
  livesAt: 'elsewhere',
  'spouse.line1': '4 Oak Lane',
  'spouse.line2': 'Apt 2',
  'spouse.city': 'Juniper',
  'spouse.state': 'TX',
  'spouse.zip': '78644',
  race: 'asian',
  gender: 'female',
  height: 'given',
  feet: '5',
  inches: '6',
  weight: 'notSaid',
};

/** Nothing is typed, and no question is answered; a height is begun. */
const nothing: Typed = { ...Object.fromEntries(Object.keys(everything).map((field) => [field, ''])), height: 'given' };

/** Everything that can happen to Mia, of whom something is missing, and to Gus, a guest. */
export const customerDetailsWalk = once(() =>
  explore(customerDetailsMachine, {
    starts: {
      'Mia renews her loan': miaRenews,
      'Gus, a guest, renews a loan': { ...miaRenews, person: gus },
    },
    events: {
      'types her phone number': { type: 'details.typed', values: { phone: '512' } },
      'types an address': { type: 'search.typed', name: 'home', text: '12 Jun' },
      'sends everything': { type: 'details.submitted', values: everything },
      'sends empty fields': { type: 'details.submitted', values: nothing },
      'goes back': { type: 'details.left' },
      'tries again': { type: 'retry.chosen' },
    },
    answers: {
      getNeeds: {
        'nothing to ask': needs({}),
        'all four questions, and the spouse': needs({ race: true, height: true, gender: true, weight: true, spouse: true }),
        'only the height': needs({ height: true }),
        'no network': offline('GET /demographicReference'),
      },
      getCustomer: {
        'everything is on file': { done: annKnown },
        'without an address and a phone number': { done: { ...annKnown, addresses: [], contactNumbers: [], phoneNumber: '' } },
        'no network': offline('GET /personalInfo'),
      },
      askRegister: { 'the register answers': protectedBorrower(true), 'no network': offline('POST /mlaStatus') },
      getMilitary: {
        'not protected': protectedBorrower(false),
        'a covered borrower': protectedBorrower(true),
        'no network': offline('GET /militarystatus'),
      },
      readDraft: {
        nothing: { done: null },
        'a phone number was typed': { done: { loanId: titleLoan.loanId, typed: { phone: '512-555' } } },
        'something was typed for another loan': { done: { loanId: 'other', typed: { phone: '512-555' } } },
      },
      getStates: { 'the states': { done: { states: [{ label: 'Texas', value: 'TX' }] } }, 'no network': offline('GET /states') },
      saveCustomer: {
        'it is saved': { done: { communicationPreferences: annKnown.communicationSettings } },
        'the answer is lost': lost('POST /customerinfo'),
        'the lender refuses it': {
          fails: new ApiError({ kind: 'refused', status: 422, texts: ['Enter one home address.'], call: 'POST /customerinfo' }),
        },
      },
      saveSpouse: { 'it is saved': { done: {} }, 'the answer is lost': lost('POST /spouseAddress') },
      addressSearch: { 'an address is found': { shows: foundAddress() } },
      keepDraft: {},
    },
    background: ['addressSearch', 'keepDraft'],
    sees: ({ context }) => [
      context.person.profileId,
      context.needs && [context.needs.race, context.needs.height],
      context.customer && context.customer.contactNumbers.length,
      context.military !== null,
      context.sent,
      context.states !== null,
      Object.keys(context.problems).length > 0,
      context.failure?.kind,
    ],
    outcomes: ['complete', 'left'],
  }),
);

/** The address search after a choice. */
function foundAddress() {
  const found = addressSearchWalk().situations.find(({ snapshot }) => snapshot.context.found !== null);
  if (!found) throw new Error('no address is ever found');
  return found.snapshot;
}
