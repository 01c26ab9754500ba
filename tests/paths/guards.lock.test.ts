import { describe, expect, test } from 'vitest';
import { guardsMachine } from '../../machines/guards/guards.machine.ts';
import type { GuardsInput, Verdict } from '../../machines/guards/guards.types.ts';
import type { Person } from '../../machines/kit/session.types.ts';
import type { Target } from '../../machines/kit/target.ts';
import { rows } from '../../routes/studio/make/routes.ts';
import { explore } from '../../machines/paths/explorer.ts';
import { ann, gus, sam, tess, zoe } from '../../machines/paths/people/people.ts';
import { nobody, unknown } from '../../machines/paths/walks/guards.walks.ts';

/** Every address of the portal, opened in a tab that a link has locked to the payment of loan 4711. Spec: portal §2 guard 3. */
type Params = Readonly<Record<string, string>>;
const OWN: Params = { brand: 'TitleMax', loanId: '4711', storeId: '10101', name: 'account' };
const OTHER: Params = { brand: 'InstaLoan', loanId: '4712', storeId: '10102', name: 'account' };
const targets: readonly Target[] = [
  ...rows.flatMap(({ flow, screen, path }) => {
    const names: readonly string[] = path?.match(/(?<=\$)\w+/g) ?? [];
    const of = (given: Params) => Object.fromEntries(names.map((name) => [name, given[name] ?? '']));
    return [OWN, OTHER].map((given) => ({ flow, screen, params: of(given), search: {} }));
  }),
  ...['', 'zzz', 'Home', 'Dashboard', 'Accounts', 'CustomerProfile', 'TermsConditions', 'OptInDisclosures', 'FeatureUnavailable'].map(
    unknown,
  ),
];

/** Screens without a sign-in, listed by hand so that a change of the rules does not change this test. */
const NEEDS_NOBODY =
  'NetworkError MaintenanceMode ChunkLoadError OtherProfile ContactUs TermsConditions OptInDisclosures ExperianDisclosure ' +
  'PwaInstallRoute PwaInstallChrome PwaInstallApple PwaInstallUnsupported';
const needsNobody = ({ screen }: Target): boolean => NEEDS_NOBODY.split(' ').includes(screen);
const SIGN_IN_FLOWS: readonly Target['flow'][] = ['signIn', 'registration', 'recovery'];

function verdictOf(input: Partial<GuardsInput>): Verdict {
  const { situations } = explore(guardsMachine, {
    starts: { here: { ...nobody, locks: ['payment'], previousBrand: 'TitleMax', ...input } },
    answers: {
      unlockFlows: { freed: { done: undefined } },
      askServiceStatus: { open: { done: { available: true, message: '' } } },
    },
  });
  const output = situations.find(({ snapshot }) => snapshot.status === 'done')?.snapshot.output;
  if (!output) throw new Error('the guards did not decide');
  return output.verdict;
}

const people: readonly (readonly [string, Person])[] = [
  ['Ann, a customer of several brands', ann],
  ['Sam, a customer of one brand', sam],
  ['Zoe, a customer without loans', zoe],
  ['Ann while no brand is available', { ...ann, availableProviders: [] }],
  ['Tess, whose device is not trusted', tess],
  ['Zoe, who has not accepted the terms', { ...zoe, termsPending: true }],
  ['Gus, a guest', gus],
];

describe.each(people)('%s, in a locked tab', (_, person) => {
  const verdicts = targets.map((target) => ({ target, verdict: verdictOf({ target, person }) }));

  test('enters no screen that needs sign-in outside of the payment (GUARD-010, FLOW-LOCK-02)', () => {
    const outside = verdicts.filter(
      ({ verdict }) => verdict.kind === 'enter' && verdict.target.flow !== 'payment' && !needsNobody(verdict.target),
    );
    // the trusted device check and the consent come before the payment, and can be opened while they are due
    const due = person.trusted ? (person.termsPending ? 'consent' : null) : 'trustedDevice';
    expect(outside.filter(({ verdict }) => verdict.kind === 'enter' && verdict.target.flow !== due)).toEqual([]);
  });

  test('is sent through a detour only on the way to the payment', () =>
    expect(verdicts.filter(({ verdict }) => verdict.kind === 'detour' && verdict.afterwards.flow !== 'payment')).toEqual([]));

  test('is signed out at the root, at Register, at ForgotPassword and at every unknown address (GUARD-010)', () => {
    const front = verdicts.filter(
      ({ target }) => SIGN_IN_FLOWS.includes(target.flow) || ['', 'zzz'].includes(target.params['name'] ?? ' '),
    );
    expect(front.length).toBeGreaterThan(25);
    expect(front.filter(({ verdict }) => verdict.kind !== 'signOut')).toEqual([]);
  });

  test('still opens the phone numbers and the terms', () => {
    const open = verdicts.filter(({ target }) => ['ContactUs', 'ExperianDisclosure'].includes(target.screen));
    expect(open.map(({ verdict }) => verdict.kind)).toEqual(['enter', 'enter', 'enter', 'enter']);
  });
});

describe('after the sign-out, in a locked tab', () => {
  const verdicts = targets.map((target) => ({ target, verdict: verdictOf({ target }) }));

  test('no screen that needs sign-in is entered (GUARD-010)', () =>
    expect(
      verdicts.flatMap(({ verdict }) =>
        verdict.kind === 'enter' && !SIGN_IN_FLOWS.includes(verdict.target.flow) && !needsNobody(verdict.target) ? [verdict.target] : [],
      ),
    ).toEqual([]));

  test('there is nobody to sign out: Login, Register and ForgotPassword open', () =>
    expect(verdicts.filter(({ verdict }) => verdict.kind === 'signOut')).toEqual([]));
});
