import type { AnyMachineSnapshot } from 'xstate';
import { addressSearchMachine } from '../../addressSearch/addressSearch.machine.ts';
import { devicesMachine } from '../../profile/devices.machine.ts';
import type { Section, Typed } from '../../profile/profile.fields.ts';
import { militaryMachine } from '../../profile/military.machine.ts';
import { profileMachine } from '../../profile/profile.machine.ts';
import type { ProfileContext, ProfileEvent } from '../../profile/profile.rules.ts';
import { NOT_AN_ACCOUNT } from '../../../services/actors/bank.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { annKnown } from '../people/customers.ts';
import { explore, type Walk } from '../explorer.ts';
import { loanLike, titleLoan } from '../people/loans.ts';
import { ann, settings, zoe } from '../people/people.ts';
import { once } from '../once.ts';
import { terms } from './consent.walks.ts';

const offline = (call: string) => ({ fails: new ApiError({ kind: 'offline', call }) });
const limited = (call: string) => ({ fails: new ApiError({ kind: 'limited', status: 429, call }) });
const refused = (call: string, text: string) => ({ fails: new ApiError({ kind: 'refused', status: 422, texts: [text], call }) });

export const juniper = { line1: '12 Juniper Street', line2: '', city: 'Fallow Creek', state: 'TX', zip: '78643' };
const offered = [{ placeId: 's1-2.12', description: '12 Juniper Street, Fallow Creek, TX 78643' }];

/** Everything that can happen in the address search. */
export const addressSearchWalk = once(() =>
  explore(addressSearchMachine, {
    starts: { 'the form is open': undefined },
    events: {
      'types two letters': { type: 'search.typed', name: 'home', text: '12' },
      'types on': { type: 'search.typed', name: 'home', text: '12 Jun' },
      'types the mailing address': { type: 'search.typed', name: 'mailing', text: '9 Elm' },
      'chooses the first': { type: 'search.chosen', placeId: 's1-2.12' },
      'chooses what is not offered': { type: 'search.chosen', placeId: 'other' },
      'presses Escape': { type: 'search.closed' },
    },
    answers: {
      predict: {
        'one address fits': { done: { predictions: offered, token: 't-1' } },
        'none fits': { done: { predictions: [], token: 't-1' } },
        'too many searches': limited('GET /addressPredictions'),
      },
      getDetails: { 'the address': { done: { details: juniper } }, 'no network': offline('GET /addressDetails') },
    },
    refused: ['chooses what is not offered'],
  }),
);

const laptop = { id: 'device-0', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36', lastUsedAt: 1_790_000_000_000 };
const devices = [
  { ...laptop, current: true, remembered: false },
  {
    id: 'device-1',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    lastUsedAt: 1_780_000_000_000,
    current: false,
    remembered: true,
  },
  { id: 'device-2', userAgent: '', lastUsedAt: 0, current: false, remembered: false },
];

/** Everything that can happen to Ann's list of devices. */
export const devicesWalk = once(() =>
  explore(devicesMachine, {
    starts: { 'Ann looks at her devices': { profileId: ann.profileId } },
    events: {
      'forgets the phone': { type: 'device.forgetChosen', id: 'device-1' },
      'forgets this one, which is not remembered': { type: 'device.forgetChosen', id: 'device-0' },
      'yes, forget it': { type: 'device.forgetConfirmed' },
      'no, keep it': { type: 'device.forgetDeclined' },
      'tries again': { type: 'device.retryChosen' },
      'the phone is not hers': { type: 'device.notMineChosen', id: 'device-1' },
      'this device is not hers': { type: 'device.notMineChosen', id: 'device-0' },
      'a code that she did not ask for': { type: 'device.notMineChosen', id: '' },
      'yes, lock it': { type: 'device.lockConfirmed' },
      'no, do not lock it': { type: 'device.lockDeclined' },
    },
    answers: {
      listDevices: { 'three devices': { done: devices }, 'no network': offline('Cognito ListDevices') },
      forgetDevice: { 'it is forgotten': { done: undefined }, 'no network': offline('Cognito ForgetDevice') },
      lockProfile: {
        'it is locked': { done: undefined },
        'the answer is lost': { fails: new ApiError({ kind: 'unknown', status: 502, call: 'POST /profileLock' }) },
      },
    },
    refused: ['forgets this one, which is not remembered', 'this device is not hers'],
    outcomes: ['locked'],
  }),
);

const declared = (isMilitary: boolean, coveredBorrower = false) => ({ done: { isMilitary, asOf: '2026-02-03', coveredBorrower } });

/** Everything that can happen to Ann's statement of military service. */
export const militaryWalk = once(() =>
  explore(militaryMachine, {
    starts: { 'Ann looks at her military service': { customerId: 'C-1', lmsId: 'L-1' } },
    events: {
      'changes it': { type: 'military.changeChosen' },
      'chooses yes': { type: 'military.chosen', isMilitary: true },
      'chooses no': { type: 'military.chosen', isMilitary: false },
      saves: { type: 'military.submitted' },
      cancels: { type: 'military.cancelled' },
      'tries again': { type: 'military.retryChosen' },
    },
    answers: {
      getStatus: {
        'not in the military': declared(false),
        'a covered borrower': declared(true, true),
        'no network': offline('GET /militarystatus'),
      },
      saveStatus: {
        'it is saved': declared(true),
        'the answer is lost': { fails: new ApiError({ kind: 'unknown', status: 502, call: 'POST /militarystatus' }) },
        'too many tries': limited('POST /militarystatus'),
      },
    },
  }),
);

const active = <S extends AnyMachineSnapshot>({ situations }: Walk<S>) => situations.filter(({ snapshot }) => snapshot.status === 'active');
/** One snapshot for each state of a child. */
const standing = <S extends AnyMachineSnapshot>(walk: Walk<S>) =>
  Object.fromEntries(active(walk).map(({ snapshot }) => [`it is ${String(snapshot.value)}`, { shows: snapshot }]));

const sends = (values: Typed, hasAccountNumber = false): ProfileEvent => ({ type: 'form.submitted', values, hasAccountNumber });
const types = (values: Typed): ProfileEvent => ({ type: 'form.typed', values });
const opens = (section: Section): ProfileEvent => ({ type: 'section.opened', section });
const start = (
  person = ann,
  flags: object = {
    canEditEmail: true,
    canEditPhone: true,
    menuItemVisibility: { ...settings.menuItemVisibility, optInDisclosuresButton: true },
  },
  brand = 'TitleMax',
) => ({
  person,
  settings: { ...settings, ...flags },
  params: { brand },
});
const draft = (section: Section, typed: Typed) => ({ done: { section, brand: 'TitleMax', typed } });

const home: Typed = {
  'home.line1': '9 Elm Road',
  'home.line2': '',
  'home.city': 'Fallow Creek',
  'home.state': 'TX',
  'home.zip': '78643',
  same: 'yes',
};
const agreedTerms = { ...terms, version: 2, acceptedVersion: 2, acknowledgedAt: '2026-02-03T15:00:00.000Z' };
const known = { done: annKnown };
const loans = { done: { loans: [titleLoan, loanLike({ loanId: 'other', brand: 'InstaLoan' })] } };

/** What guards read of the context. */
const seenOf = (context: ProfileContext) => [
  context.person.profileId,
  context.canEditEmail,
  context.hasAccounts,
  context.customer?.canUpdateUserLogin,
  context.problems,
  context.saved,
  context.failure?.kind,
  context.mayBeSaved,
  context.bankName,
  context.typed.routingNumber,
  context.terms?.version,
  context.termsFailed,
  context.mayReadOptIn,
];

/** Everything that can happen to Ann's profile, and to Zoe's, who has no account. */
export const profileWalk = once(() =>
  explore(profileMachine, {
    starts: {
      'Ann opens her profile': start(),
      'Ann opens her profile, where e-mail and phone cannot be edited': start(ann, {}),
      'Zoe, who has no loans, opens her profile': start(zoe),
    },
    params: [{ brand: 'InstaLoan' }, { brand: 'CommunityChoice' }],
    events: {
      'changes the e-mail': opens('email'),
      'changes the phone': opens('phone'),
      'changes the addresses': opens('addresses'),
      'changes the contact preference': opens('preferences'),
      'adds a bank account': opens('bank'),
      'types an e-mail': types({ email: 'ann.lee@example.com' }),
      'types a whole routing number': types({ routingNumber: '990100010', bankName: '' }),
      'deletes a digit': types({ routingNumber: '99010001', bankName: '' }),
      'sends an e-mail': sends({ email: 'ann.lee@example.com' }),
      'sends no e-mail': sends({ email: '' }),
      'sends a phone': sends({ phone: '512-555-0188' }),
      'sends half a phone': sends({ phone: '512' }),
      'sends an address': sends(home),
      'sends half an address': sends({ ...home, 'home.zip': '786', same: 'no' }),
      'sends Text': sends({ preference: 'Text' }),
      'sends no preference': sends({ preference: '' }),
      'sends a bank account': sends({ routingNumber: '990100010', bankName: 'Juniper Valley Bank' }, true),
      'sends half a bank account': sends({ routingNumber: '99010', bankName: '' }),
      cancels: { type: 'form.cancelled' },
      'types an address': { type: 'search.typed', name: 'home', text: '12 Jun' },
      'asks to forget a device': { type: 'device.forgetChosen', id: 'device-1' },
      'changes the military statement': { type: 'military.changeChosen' },
      'reads the terms again': { type: 'paper.chosen', paper: 'terms' },
      'reads the notice about messages again': { type: 'paper.chosen', paper: 'optIn' },
      'reads the documents of the loan again': { type: 'paper.chosen', paper: 'loan' },
      'reads the Experian disclosure again': { type: 'paper.chosen', paper: 'experian' },
      'chooses another sign-in e-mail': { type: 'login.changeChosen', of: 'email' },
      'links an account': { type: 'link.chosen' },
      'tries again': { type: 'retry.chosen' },
    },
    answers: {
      getAccounts: { 'two loans': loans, 'no loans': { done: { loans: [] } }, 'no network': offline('GET /accounts') },
      getCustomer: {
        'this is Ann': known,
        'this is Ann, whose sign-in is fixed': { done: { ...annKnown, canUpdateUserLogin: false } },
        'no network': offline('GET /personalInfo'),
      },
      rereadCustomer: { 'this is Ann now': known, 'no network': offline('GET /personalInfo') },
      readDraft: {
        nothing: { done: null },
        'an e-mail was being typed': draft('email', { email: 'ann.l' }),
        'a phone was being typed': draft('phone', { phone: '512' }),
        'an address was being typed': draft('addresses', { 'home.line1': '9 Elm' }),
        'a preference was chosen': draft('preferences', { preference: 'Text' }),
        'a bank name was being typed': draft('bank', { bankName: 'Juniper' }),
        'it cannot be read': { fails: new Error('no storage') },
      },
      getTerms: {
        'Ann agreed to version 2': { done: agreedTerms },
        'no network': offline('GET /newaccountterms'),
      },
      getStates: { 'the states': { done: { states: [{ label: 'Texas', value: 'TX' }] } }, 'no network': offline('GET /states') },
      saveCustomer: {
        'it is saved': { done: { communicationPreferences: annKnown.communicationSettings } },
        'the lender refuses it': refused('POST /customerinfo', 'Enter one home address.'),
        'the answer is lost': { fails: new ApiError({ kind: 'unknown', status: 502, call: 'POST /customerinfo' }) },
        'too many tries': limited('POST /customerinfo'),
      },
      lookUpBank: {
        'a bank': { done: { bankName: 'Juniper Valley Bank' } },
        'no bank has this routing number': refused(
          'GET /bankInfo',
          'We do not know a bank with this routing number. Enter your bank’s name.',
        ),
      },
      saveBank: {
        'it is saved': { done: { bankAccountId: 'B-2' } },
        'it is no account number': { fails: new ApiError({ kind: 'invalid', code: NOT_AN_ACCOUNT, call: 'POST /bankInfo' }) },
        'the answer is lost': { fails: new ApiError({ kind: 'unknown', status: 502, call: 'POST /bankInfo' }) },
        'the lender refuses it': refused('POST /bankInfo', 'You have 5 bank accounts on file. Call your store to remove one.'),
      },
      addressSearch: standing(addressSearchWalk()),
      devices: standing(devicesWalk()),
      military: standing(militaryWalk()),
      keepDraft: {},
    },
    background: ['devices', 'military', 'getTerms', 'addressSearch', 'lookUpBank', 'keepDraft'],
    // no guard here reads the children, so their states make no difference; the end is its outcome
    sees: ({ value, context }) => (value === 'closed' ? [context.outcome] : seenOf(context)),
    happens: ({ context }, { label }) => (label === 'getAccounts: two loans' ? context.person !== zoe : true),
    outcomes: ['updateUserChosen', 'linkAccountChosen', 'paperChosen', 'documentsChosen'],
  }),
);
