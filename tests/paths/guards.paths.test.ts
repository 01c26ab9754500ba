import { describe, expect, test } from 'vitest';
import { BRANDS, isBrand } from '../../machines/kit/brand.ts';
import { guardsMachine } from '../../machines/guards/guards.machine.ts';
import { needsSignIn } from '../../machines/guards/guards.rules.ts';
import type { GuardsInput, GuardsOutcome } from '../../machines/guards/guards.types.ts';
import {
  CONTACT_US,
  HOME,
  LOGIN,
  REGISTER,
  TRUSTED_DEVICE,
  customerProfile,
  dashboard,
  payment,
  termsConditions,
} from '../../machines/kit/places.ts';
import { brandRoute } from '../../machines/kit/routeNames.ts';
import type { Target } from '../../machines/kit/target.ts';
import { explore, gaps } from '../../machines/paths/explorer.ts';
import { ann, gus, sam, tess, zoe } from '../../machines/paths/people/people.ts';
import { guardsWalk, gusPays, link, nobody, signed, unknown } from '../../machines/paths/walks/guards.walks.ts';

const walk = guardsWalk();

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
  test('the guards run in the order of the specification, up to the one that decides or redirects (GUARD-001)', () => {
    const isRedirected = trace.lastIndexOf('flowLock') > ORDER.indexOf('flowLock');
    const first = isRedirected ? trace.slice(0, -1) : trace;
    expect(first).toEqual(ORDER.slice(0, first.length));
  });
  test('no screen of a customer opens without a sign-in (ROLE-001)', () =>
    expect(
      verdict.kind === 'enter' && ['accounts', 'payment', 'consent', 'externalPage'].includes(verdict.target.flow) && person === null,
    ).toBe(false));
  test('no signature stays in an opened or remembered place', () => {
    const target =
      verdict.kind === 'enter' ? verdict.target : verdict.kind === 'login' || verdict.kind === 'secureAccount' ? verdict.returnTo : null;
    expect(Object.keys(target?.search ?? {})).not.toContain('signature');
  });
  test('a guest opens only the loan of the link and public screens', () => {
    if (verdict.kind !== 'enter' || !person?.guest) return;
    expect(verdict.target.params['loanId'] === person.guest.loanId || !needsSignIn(verdict.target)).toBe(true);
  });
  test('a customer who has not agreed to the terms opens no screen of a customer except the consent (OPEN-003)', () => {
    if (verdict.kind !== 'enter' || !person?.termsPending) return;
    expect(verdict.target.flow === 'consent' || !needsSignIn(verdict.target)).toBe(true);
  });
});

/** The result of the guards when every call succeeds. */
function decide(input: Partial<GuardsInput>) {
  const { situations } = explore(guardsMachine, {
    starts: { here: { ...nobody, ...input } },
    answers: {
      enterByLink: { good: { done: gus } },
      enterByDevice: { good: { done: ann } },
      lockFlow: { locked: { done: ['payment'] } },
      unlockFlows: { freed: { done: undefined } },
      askServiceStatus: { open: { done: { available: true, message: '' } } },
    },
  });
  return outcomeOf(situations.find(({ snapshot }) => snapshot.status === 'done')?.snapshot.output);
}
const placeOf = ({ verdict }: GuardsOutcome) => (verdict.kind === 'enter' ? verdict.target : verdict.kind);

describe('guard 1, unmatched', () => {
  test('a bare name is resolved under the previous brand (GUARD-002)', () =>
    expect(placeOf(decide({ target: unknown('Dashboard'), previousBrand: 'TitleMax', person: ann }))).toEqual(dashboard('TitleMax')));
  test.each([
    ['Dashboard', dashboard('TitleMax')],
    ['Accounts', dashboard('TitleMax')],
    ['CustomerProfile', customerProfile('TitleMax')],
    ['TermsConditions', termsConditions('TitleMax')],
    ['OptInDisclosures', brandRoute('OptInDisclosures', 'TitleMax')],
    ['FeatureUnavailable', { flow: 'unavailable', screen: 'FeatureUnavailable', params: { brand: 'TitleMax' }, search: {} } as const],
  ])('the bare name %s opens under the brand of the page before (GUARD-002)', (name, expected) =>
    expect(placeOf(decide({ target: unknown(name), previousBrand: 'TitleMax', person: ann }))).toEqual(expected),
  );
  test('a brand without its own terms in the portal has no such name (GUARD-002, GUARD-003)', () =>
    expect(placeOf(decide({ target: unknown('TermsConditions'), previousBrand: 'EasyMoney', person: ann }))).toEqual(HOME));
  test('an unknown path leads a visitor to Login (GUARD-003, CONF-027)', () =>
    expect(placeOf(decide({ target: unknown('Offers2') }))).toEqual(LOGIN));
  test('an unknown path leads Ann to Home, and Sam to the Dashboard of his only brand (CONF-022, CONF-027)', () => {
    expect(placeOf(decide({ target: unknown('x'), person: ann }))).toEqual(HOME);
    expect(placeOf(decide({ target: unknown('x'), person: sam }))).toEqual(dashboard('TitleMax'));
  });
});

describe('guard 2, deep link', () => {
  test('a signature locks the flow only when it says flowLock=true (GUARD-006)', () => {
    expect(decide({ target: link({ ...signed, flowLock: 'true' }) }).locks).toEqual(['payment']);
    expect(decide({ target: link(signed) }).locks).toEqual([]);
  });
  test('a link without a signature always locks (GUARD-008)', () =>
    expect(decide({ target: link({ profileId: ann.profileId }) }).locks).toEqual(['payment']));
  test('a link of the same person continues without a lock (OPEN-035, GUARD-004)', () => {
    const { verdict, locks } = decide({ person: ann, target: link({ profileId: ann.profileId, ...signed, flowLock: 'true' }) });
    expect([verdict.kind, locks]).toEqual(['enter', []]);
  });
  test.each([
    ['a newer link to his loan, which has a session of its own', link({ profileId: 'guest-2', ...signed })],
    ['a link to another loan', link(signed, payment('TitleMax', '4712'))],
    ['a link of Sam', link({ profileId: sam.profileId })],
  ])('Gus, a guest, opens %s: his first session ends, and nobody asks whose link it is (quality §3)', (_, target) =>
    expect(decide({ person: gus, target }).verdict).toEqual({ kind: 'guestEnds', target }),
  );
  test('Gus opens the link of his session again and goes on with it', () =>
    expect(placeOf(decide({ person: gus, target: link(signed) }))).toEqual(gusPays));
  test('Ann, a customer, is asked about a link of Sam (OPEN-035)', () =>
    expect(decide({ person: ann, target: link({ profileId: sam.profileId, ...signed }) }).verdict.kind).toBe('otherProfile'));
  test('a profileId at the root is no link: Login needs no sign-in (GUARD-004)', () =>
    expect(placeOf(decide({ target: { ...LOGIN, search: { profileId: 'x' } } }))).toMatchObject({ screen: 'Login' }));
});

describe('guard 3, flow lock', () => {
  test.each([
    ['Home', HOME, 'signOut'],
    ['another loan', payment('TitleMax', '4712'), 'signOut'],
    ['the start page', LOGIN, 'signOut'],
    ['his own payment', gusPays, gusPays],
    ['help', CONTACT_US, CONTACT_US],
  ])('Gus, locked to his payment, opens %s (GUARD-010, FLOW-LOCK-02, FLOW-LOCK-03)', (_, target, expected) =>
    expect(placeOf(decide({ person: gus, locks: ['payment'], target }))).toEqual(expected),
  );
});

test.each([
  ['the root', LOGIN],
  ['Register', REGISTER],
  ['an address that no screen has', unknown('zzz')],
  ['Home', HOME],
])('Ann, a customer in a tab locked to a payment, opens %s and is signed out (GUARD-010, FLOW-LOCK-02)', (_, target) =>
  expect(placeOf(decide({ person: ann, locks: ['payment'], target }))).toBe('signOut'),
);

describe('a redirect in a locked tab (GUARD-010)', () => {
  const closed = { ...ann, availableProviders: [] };
  test('guard 3 runs again for the target of every redirect', () =>
    expect(decide({ person: closed, target: dashboard('TitleMax') }).trace).toEqual([...ORDER.slice(0, 5), 'flowLock']));
  test.each([
    ['a customer whose tab is locked', { person: closed, locks: ['payment'], target: gusPays }, 'maintenance'],
    ['a guest', { person: { ...gus, availableProviders: [] }, target: gusPays }, 'maintenance'],
    ['a customer whose tab is not locked', { person: closed, target: gusPays }, HOME],
  ])('the brand of the payment is not available: the screen of %s (GUARD-015, FLOW-LOCK-03)', (_, input, expected) =>
    expect(placeOf(decide(input))).toEqual(expected),
  );
  test('consent to the terms comes before Home', () =>
    expect(decide({ person: { ...closed, termsPending: true }, target: gusPays }).verdict).toMatchObject({
      kind: 'detour',
      afterwards: HOME,
    }));
});

describe('a tab that is still locked when nobody is signed in', () => {
  test('the lock ends, and Home asks for a sign-in and opens afterwards (GUARD-010)', () =>
    expect(decide({ locks: ['payment'], target: HOME })).toMatchObject({
      locks: [],
      verdict: { kind: 'login', notice: { kind: 'logInToContinue' }, returnTo: HOME },
    }));
  test('the lock stays while its own flow is requested (FLOW-LOCK-05)', () =>
    expect(decide({ locks: ['payment'], target: gusPays })).toMatchObject({ locks: ['payment'], verdict: { kind: 'login' } }));
});

describe('a device that is not trusted (FLOW-AUTH-15)', () => {
  const detour = (afterwards: Target) => ({ kind: 'detour', through: TRUSTED_DEVICE, afterwards });
  test('Tess must enter a code before the requested screen opens', () =>
    expect(decide({ person: tess, target: HOME }).verdict).toEqual(detour(HOME)));
  test('from the root, Tess comes back to it and lands by her loans', () =>
    expect(decide({ person: tess, target: LOGIN }).verdict).toEqual(detour(LOGIN)));
  test('the check itself and help can be opened', () => {
    expect(placeOf(decide({ person: tess, target: { ...TRUSTED_DEVICE, screen: 'VerificationCode' } }))).toMatchObject({
      screen: 'VerificationCode',
    });
    expect(placeOf(decide({ person: tess, target: CONTACT_US }))).toEqual(CONTACT_US);
  });
  test('Ann, whose device is trusted, cannot open the check', () =>
    expect(placeOf(decide({ person: ann, target: TRUSTED_DEVICE }))).toEqual(HOME));
});

describe('guard 5, brand availability (GUARD-014, GUARD-015, GUARD-016)', () => {
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
  const closed = { ...ann, availableProviders: [] };
  const brands = Object.keys(BRANDS).filter(isBrand);
  test.each([
    ...brands.map((brand) => ['Ann', closed, brandRoute('OptInDisclosures', brand)] as const),
    ...brands.map((brand) => ['Gus, the guest', gus, brandRoute('OptInDisclosures', brand)] as const),
    ['Ann', closed, termsConditions('InstaLoan')] as const,
    ['Gus, the guest', gus, termsConditions('InstaLoan')] as const,
  ])('%s can read the notices of an unavailable brand: they are no loans route (ROUTE-099, GUARD-015)', (_, person, target) =>
    expect(placeOf(decide({ person, target, locks: person.guest ? ['payment'] : [] }))).toEqual(target),
  );
  test('a profile is a route of the brand-prefixed loans flow: Home instead (GUARD-015)', () =>
    expect(placeOf(decide({ person: closed, target: customerProfile('TitleMax') }))).toEqual(HOME));
  test('Home says which brand was not available (GUARD-015)', () =>
    expect(decide({ person: { ...ann, availableProviders: [] }, target: dashboard('TitleMax') }).verdict).toMatchObject({
      notice: { kind: 'brandUnavailable', brand: 'TitleMax' },
    }));
});
