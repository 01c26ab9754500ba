import { StateMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { DOWNLOADED, FLOWS, whoOf } from '../../machines/flows.ts';
import type { NestedChart } from '../../ui/screens/index.ts';
import { loadScreens, screensOf } from '../../ui/screens/loaded.ts';
import { uses } from '../../ui/screens/uses.ts';
import { placeOf } from '../../routes/tree.ts';
import { rows } from '../../routes/studio/make/routes.ts';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { namedIn, nodesOf } from '../../machines/graph/chartInternals.ts';
import { isScreen } from '../../machines/kit/xstateInternals.ts';
import { purposeOf } from '../../machines/paths/invoked.ts';
import { charts } from '../../machines/paths/walks.ts';

const machines = (['app', ...FLOWS] as const).map((flow) => [flow, charts[flow].machine] as const);

const screensIn = (machine: AnyStateMachine): string[] =>
  nodesOf(machine)
    .filter(isScreen)
    .map(({ id }) => id)
    .toSorted();

/** What the screens of a flow are called, by its walk: an address may give a screen another name (ProductSwitchAppointment). */
const namesOf = (flow: keyof typeof charts): string[] =>
  charts[flow].walk().situations.flatMap(({ snapshot }) => (snapshot.status === 'active' ? (screenOf(snapshot) ?? []) : []));

/** Screens of the chart below that the flow shows, too, before and after that chart runs: what there is to sign, and where the money is then. */
const AROUND: Readonly<Record<string, readonly string[]>> = { origination: ['OriginationDocuSign'] };

describe.each(machines)('the flow %s', (flow, machine) => {
  const listed = rows
    .filter((row) => row.flow === flow)
    .map(({ screen }) => screen)
    .toSorted();

  const downloaded = DOWNLOADED.find((name) => name === flow);
  const nested = (downloaded && uses[downloaded]) ?? [];

  test('has exactly one route, or place without an address, for each screen of its chart and of the charts below', () => {
    const below = nested.flatMap((chart) => namesIn(chart, flow));
    expect(listed).toEqual([...new Set([...screensIn(machine), ...namesOf(flow), ...below])].toSorted());
  });
  test('has a state for each screen that an address opens', () => {
    const screens = [...screensIn(machine), ...namesOf(flow)];
    const opened = rows.filter((row) => row.flow === flow && !row.passing).map(({ screen }) => screen);
    expect(opened.filter((screen) => !screens.includes(screen))).toEqual([]);
  });

  test('has exactly one component for each screen', async () => {
    if (downloaded) await loadScreens(downloaded);
    const below = new Set(nested.flatMap((chart) => namesIn(chart, flow))); // one of them may name the screen of another
    const before = AROUND[flow] ?? [];
    expect([...(screensOf(flow)?.names ?? []).filter((name) => !before.includes(name)), ...below].toSorted()).toEqual(listed);
    for (const name of before) expect([below.has(name), screensOf(flow)?.names.includes(name)]).toEqual([true, true]);
    for (const chart of nested) {
      const deeper = nested.filter((other) => invokes(charts[chart].machine, other)).flatMap((other) => namesIn(other, chart));
      const own = screensIn(charts[chart].machine);
      // another chart may give the screen below another name
      expect([...(screensOf(chart)?.names ?? []), ...deeper.filter((name) => own.includes(name))].toSorted()).toEqual(own);
    }
  });
});

const invokes = (machine: AnyStateMachine, chart: NestedChart): boolean =>
  nodesOf(machine).some(({ invoke }) => invoke.some(({ src }) => src === chart));

/** What the screens of a chart that several flows use are called in one of them. A chart with no purpose of this flow's name has them all in it. */
function namesIn(chart: NestedChart, flow: string): string[] {
  const { situations } = charts[chart].walk();
  const own = situations.filter(({ snapshot }) => purposeOf(snapshot) === flow);
  const names = [...new Set((own.length > 0 ? own : situations).flatMap(({ snapshot }) => screenOf(snapshot) ?? []))];
  // a name that another flow, or a chart between them, has given the screen is theirs
  const isOfFlow = (name: string) => FLOWS.some((known) => known === flow && placeOf({ flow: known, screen: name }) !== undefined);
  const between = Object.values(charts).filter(({ machine }) => machine.id === flow);
  const ofFlow = names.filter((name) => isOfFlow(name) || between.some(({ machine }) => screensIn(machine).includes(name)));
  return ofFlow.length > 0 ? ofFlow : names;
}

describe('a child chart with screens', () => {
  const hasScreens = (machine: AnyStateMachine, src: string): boolean => {
    const logic = namedIn(machine, 'actors', src);
    const isSlot = machine === charts.app.machine && FLOWS.some((flow) => flow === src);
    return isSlot || (logic instanceof StateMachine && screensIn(logic).length > 0);
  };
  const invoked = Object.values(charts).flatMap(({ machine }) =>
    nodesOf(machine).flatMap((node) =>
      node.invoke
        .filter(({ src }) => typeof src === 'string' && hasScreens(machine, src))
        .map(({ id }) => ({ name: `${machine.id}: ${id}`, follows: node.transitions.has(`xstate.snapshot.${id}`) })),
    ),
  );
  test('is invoked with onSnapshot: without it the parent does not see that the screen has changed', () => {
    expect(invoked.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'app: registration',
        'payment: addCard',
        'registration: verifyCode',
        'recovery: verifyCode',
        'trustedDevice: verifyCode',
        'updateUser: verifyCode',
      ]),
    );
    expect(invoked.filter(({ follows }) => !follows)).toEqual([]);
  });
});

describe('the pages of a payment', () => {
  const AFTER_MONEY = ['ReviewPayment', 'PaymentProcessing', 'SelectPaymentMethod', 'AddPaymentMethod', 'AccountDisclosures'];
  const pages = rows.filter(({ flow }) => whoOf(flow) === 'money');

  test('are those of the flows that move money, and no other page prevents anything (GUARD-019)', () =>
    expect(rows.filter(({ flow, preventNavigation }) => preventNavigation && whoOf(flow) !== 'money')).toEqual([]));
  test('prevent what their rows say: nothing is reopened after paying, nothing is left while money moves (GUARD-019, GUARD-020, OPEN-004)', () =>
    expect(pages.flatMap(({ screen, preventNavigation }) => (preventNavigation ? [[screen, preventNavigation]] : []))).toEqual([
      ['ConfirmDisbursement', AFTER_MONEY],
      ['PaymentProcessing', 'everything'],
      ['ConfirmPayment', AFTER_MONEY],
    ]));
  test('have one of the four header buttons; only the screens without Back have none (GUARD-021)', () =>
    expect(pages.filter(({ header }) => header === 'none').map(({ screen }) => screen)).toEqual(['PaymentProcessing', 'ConfirmPayment']));
});

describe('the route tree', () => {
  const below = (parent: string) =>
    rows.filter(({ path }) => path?.startsWith(`${parent}/`) || path === parent).map(({ screen }) => screen);

  test('has the five screens of the verification below it, its Email by the name of VerifyEmail (ROUTE-005, ROUTE-007)', () =>
    expect(below('/Verification').toSorted()).toEqual([
      'RegisterVerificationCode',
      'RegisterVerificationMethod',
      'VerifyConfirm',
      'VerifyEmail',
      'VerifyWarning',
    ]));
  test('has the four screens of linking an account below its options (ROUTE-021)', () =>
    expect(below('/LinkAccountOptions')).toEqual(['LinkAccountOptions', 'LinkAccount', 'LinkAccountFailed', 'ReplaceAccount']));
  test('is one tree for all brands; only the terms are of TitleMax and InstaLoan alone (CONF-005, BRAND-006)', () => {
    const own = rows.filter(({ path }) => path?.startsWith('/$brand'));
    expect(own.length).toBeGreaterThan(10);
    expect(own.flatMap(({ screen, brands }) => (brands ? [[screen, brands]] : []))).toEqual([
      ['TermsConditions', ['TitleMax', 'InstaLoan']],
    ]);
    expect(rows.filter(({ path }) => /^\/(TitleMax|InstaLoan)\b/.test(path ?? ''))).toEqual([]);
  });
  test('has no screen for administrators (ROLE-008)', () =>
    expect(rows.filter(({ flow, screen, path }) => /admin|staff|agent/i.test(`${flow} ${screen} ${path}`))).toEqual([]));
  test('has the header button of each screen: no Back on an interrupting screen, on Login, or on a final page (GUARD-021)', () => {
    const by = (button: string) => rows.filter(({ header }) => header === button).map(({ screen }) => screen);
    expect(by('menu').toSorted()).toEqual([
      'AccountSelect',
      'ContactUs',
      'Dashboard',
      'FeatureUnavailable',
      'Home',
      'Offers',
      'ReferralRewardsHome',
    ]);
    expect(rows.filter(({ inTheWay, header }) => inTheWay && header !== 'none')).toEqual([]);
    expect(by('none')).toContain('Login');
  });
});
