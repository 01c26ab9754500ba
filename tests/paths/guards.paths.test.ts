import { describe, expect, test } from 'vitest';
import { UNMATCHED } from '../../machines/app.types.ts';
import { guardsMachine } from '../../machines/guards/guards.machine.ts';
import type { GuardsInput, GuardsOutcome } from '../../machines/guards/guards.types.ts';
import { CONTACT_US, HOME, LOGIN, accountDetails, dashboard, payment } from '../../machines/kit/places.ts';
import type { Target } from '../../machines/kit/target.ts';
import { ApiError, type Failure } from '../../services/contract/error.ts';
import { explore, gaps } from '../kit/explorer.ts';
import { ann, gus, sam, zoe } from '../kit/people.ts';

const nobody: GuardsInput = { target: LOGIN, person: null, locks: [], previousBrand: null, known: { brands: [], availableProviders: [] } };
const unknown = (name: string): Target => ({ flow: 'app', screen: UNMATCHED, params: { name }, search: {} });
const gusPays = payment('TitleMax', '4711');
const link = (search: Target['search'], target = gusPays): Target => ({ ...target, search: { profileId: gus.profileId, ...search } });
const signed = { signature: 's1', expiration: '1780000000', path: '', guest: 'true' };
const failed = (kind: Failure['kind'], code = '') => ({ fails: new ApiError({ kind, code, call: 'POST /signatureAuth', texts: ['No.'] }) });

const walk = explore(guardsMachine, {
  starts: {
    'a visitor opens the front door': nobody,
    'a visitor opens the front door after signing out': { ...nobody, target: { ...LOGIN, search: { signedOut: 'true' } } },
    'a visitor opens an unknown path': { ...nobody, target: unknown('Nowhere') },
    'a visitor opens a loan': { ...nobody, target: accountDetails('TitleMax', '1') },
    'a visitor asks for help': { ...nobody, target: CONTACT_US },
    'a visitor whose brands are all closed': { ...nobody, known: { brands: ['TitleMax'], availableProviders: [] } },
    'Ann opens the front door': { ...nobody, person: ann },
    'Ann opens a bare Dashboard after a TitleMax screen': {
      ...nobody,
      person: ann,
      target: unknown('Dashboard'),
      previousBrand: 'TitleMax',
    },
    'Ann opens an unknown path after a TitleMax screen': { ...nobody, person: ann, target: unknown('Nowhere'), previousBrand: 'TitleMax' },
    'Ann opens a closed brand': { ...nobody, person: { ...ann, availableProviders: ['TitleMax'] }, target: dashboard('InstaLoan') },
    'Ann opens a link of her own': { ...nobody, person: ann, target: link({ profileId: ann.profileId, ...signed }) },
    'Ann opens a link of Sam': { ...nobody, person: ann, target: link({ profileId: sam.profileId, ...signed }) },
    'Gus opens a signed link with flowLock': { ...nobody, target: link({ ...signed, flowLock: 'true' }) },
    'Gus opens a signed link without flowLock': { ...nobody, target: link(signed) },
    'Ann opens a link for her remembered device': { ...nobody, target: link({ profileId: ann.profileId }) },
    'Gus types the address of a Dashboard': { ...nobody, person: gus, locks: ['payment'], target: dashboard('TitleMax') },
  },
  answers: {
    enterByLink: {
      'it is good': { done: gus },
      'it has expired': failed('refused', 'InvalidSignatureException'),
      'no network': failed('offline'),
      'the password must be reset': failed('refused', 'PasswordResetRequiredException'),
    },
    enterByDevice: {
      'the device is known': { done: ann },
      'the device is not known': failed('refused', 'DeviceKeyNotFound'),
      'no usable answer': failed('unknown'),
      'the password must be reset': failed('refused', 'PasswordResetRequiredException'),
    },
    lockFlow: { 'the tab is locked': { done: ['payment'] }, 'storage fails': { fails: new Error('no storage') } },
    askServiceStatus: {
      open: { done: { available: true, message: '' } },
      closed: { done: { available: false, message: 'Back at noon.' } },
      'no network': failed('offline'),
    },
  },
  outcomes: ['enter', 'login', 'secureAccount', 'signOut', 'maintenance', 'noNetwork', 'otherProfile'],
});

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const ends = walk.situations
  .filter(({ snapshot }) => snapshot.status === 'done')
  .map(({ title, snapshot }) => ({ title, outcome: outcomeOf(snapshot.output) }));

function outcomeOf(output: GuardsOutcome | undefined): GuardsOutcome {
  if (!output) throw new Error('the chain ended without a verdict');
  return output;
}

const ORDER = ['unmatched', 'deepLink', 'flowLock', 'serviceStatus', 'brandAvailability', 'signedIn'];

describe.each(ends.map(({ title, outcome }) => [title, outcome] as const))('%s', (_, { verdict, person, trace }) => {
  test('the guards are asked in the order of the specification, up to the one that decides (GUARD-001)', () =>
    expect(trace).toEqual(ORDER.slice(0, trace.length)));
  test('nobody who is not signed in enters a screen of a customer', () =>
    expect(verdict.kind === 'enter' && ['accounts', 'payment'].includes(verdict.target.flow) && person === null).toBe(false));
  test('no signature stays in a place that is entered or remembered', () => {
    const target =
      verdict.kind === 'enter' ? verdict.target : verdict.kind === 'login' || verdict.kind === 'secureAccount' ? verdict.returnTo : null;
    expect(Object.keys(target?.search ?? {})).not.toContain('signature');
  });
  test('a guest enters his own loan or nothing', () =>
    expect(verdict.kind === 'enter' && person?.guest != null && verdict.target.params['loanId'] !== person.guest.loanId).toBe(false));
});

/** Where the chain leads when everything that is asked is answered well. */
function decide(input: Partial<GuardsInput>) {
  const { situations } = explore(guardsMachine, {
    starts: { here: { ...nobody, ...input } },
    answers: {
      enterByLink: { good: { done: gus } },
      enterByDevice: { good: { done: ann } },
      lockFlow: { locked: { done: ['payment'] } },
      askServiceStatus: { open: { done: { available: true, message: '' } } },
    },
  });
  return outcomeOf(situations.find(({ snapshot }) => snapshot.status === 'done')?.snapshot.output);
}
const placeOf = ({ verdict }: GuardsOutcome) => (verdict.kind === 'enter' ? verdict.target : verdict.kind);

describe('guard 1, unmatched', () => {
  test('a bare name is tried under the previous brand', () =>
    expect(placeOf(decide({ target: unknown('Dashboard'), previousBrand: 'TitleMax', person: ann }))).toEqual(dashboard('TitleMax')));
  test('an unknown path leads a visitor to Login', () => expect(placeOf(decide({ target: unknown('Offers2') }))).toEqual(LOGIN));
  test('an unknown path leads Ann to Home, and Sam to the Dashboard of his only brand', () => {
    expect(placeOf(decide({ target: unknown('x'), person: ann }))).toEqual(HOME);
    expect(placeOf(decide({ target: unknown('x'), person: sam }))).toEqual(dashboard('TitleMax'));
  });
});

describe('guard 2, deep link', () => {
  test('a signature locks the flow only when it says flowLock=true', () => {
    expect(decide({ target: link({ ...signed, flowLock: 'true' }) }).locks).toEqual(['payment']);
    expect(decide({ target: link(signed) }).locks).toEqual([]);
  });
  test('a link without a signature always locks', () =>
    expect(decide({ target: link({ profileId: ann.profileId }) }).locks).toEqual(['payment']));
  test('a link of the same person goes on without locking (OPEN-035)', () => {
    const { verdict, locks } = decide({ person: ann, target: link({ profileId: ann.profileId, ...signed, flowLock: 'true' }) });
    expect([verdict.kind, locks]).toEqual(['enter', []]);
  });
  test('a profileId at the front door is no link: Login needs nobody', () =>
    expect(placeOf(decide({ target: { ...LOGIN, search: { profileId: 'x' } } }))).toMatchObject({ screen: 'Login' }));
});

describe('guard 3, flow lock', () => {
  test.each([
    ['Home', HOME, 'signOut'],
    ['another loan', payment('TitleMax', '4712'), 'signOut'],
    ['the front door', LOGIN, 'signOut'],
    ['his own payment', gusPays, gusPays],
    ['help', CONTACT_US, CONTACT_US],
  ])('Gus, locked to his payment, opens %s', (_, target, expected) =>
    expect(placeOf(decide({ person: gus, locks: ['payment'], target }))).toEqual(expected),
  );
});

describe('guard 5, brand availability', () => {
  const TITLEMAX = { brands: ['TitleMax' as const], availableProviders: [] };
  test.each([
    ['an available brand', { person: ann, target: dashboard('InstaLoan') }, dashboard('InstaLoan')],
    ['a closed brand', { person: { ...ann, availableProviders: [] }, target: dashboard('TitleMax') }, HOME],
    [
      'a closed brand, without any brand of her own',
      { person: { ...zoe, availableProviders: [] }, target: dashboard('TitleMax') },
      dashboard('TitleMax'),
    ],
    ['InstaLoan, which is strict, without any brand of her own', { person: zoe, target: dashboard('InstaLoan') }, HOME],
    ['CommunityChoice, which is strict, without any brand of her own', { person: zoe, target: dashboard('CommunityChoice') }, HOME],
    ['anything, signed out, when nobody serves her brands', { known: TITLEMAX }, 'maintenance'],
  ])('%s', (_, input, expected) => expect(placeOf(decide(input))).toEqual(expected));
  test('Home says which brand was not available', () =>
    expect(decide({ person: { ...ann, availableProviders: [] }, target: dashboard('TitleMax') }).verdict).toMatchObject({
      notice: { kind: 'brandUnavailable', brand: 'TitleMax' },
    }));
});
