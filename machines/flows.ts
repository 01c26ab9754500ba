/**
 * The registry: every flow that is downloaded when it is first needed, who may run it, and where its chart is. All that the app knows of its
 * flows comes from these lines: their types, actors and states, whom the guards let in, which entries the menu has. A flow `x` keeps its chart in
 * machines/x/x.machine.ts under the name `xMachine`. signIn is not here: it comes with the page (decision 027).
 */
import { StateMachine, type AnyStateMachine } from 'xstate';

/** Needs nobody signed in. Spec: portal §6 "Visitor" (ROLE-001). */
const everybody = <M extends object>(load: () => Promise<M>) => ({ who: 'everybody', load }) as const;
/** Is for nobody who is signed in. */
const visitors = <M extends object>(load: () => Promise<M>) => ({ who: 'visitors', load }) as const;
const customers = <M extends object>(load: () => Promise<M>) => ({ who: 'customers', load }) as const;
/** For customers. Not left while it waits for the answer to a request that cannot be taken back (tag `bound`): the customer learns the result. */
const binding = <M extends object>(load: () => Promise<M>) => ({ who: 'binding', load }) as const;
/** For customers. Cleans up before it is left (`flow.left`), and is not left while money moves (OPEN-004). */
const money = <M extends object>(load: () => Promise<M>) => ({ who: 'money', load }) as const;

export const flows = {
  accounts: customers(() => import('./accounts/accounts.machine.ts')),
  appointment: binding(() => import('./appointment/appointment.machine.ts')),
  cards: customers(() => import('./cards/cards.machine.ts')),
  consent: customers(() => import('./consent/consent.machine.ts')),
  documents: customers(() => import('./documents/documents.machine.ts')),
  externalPage: customers(() => import('./externalPage/externalPage.machine.ts')),
  install: everybody(() => import('./install/install.machine.ts')),
  linkAccount: binding(() => import('./linkAccount/linkAccount.machine.ts')),
  offers: customers(() => import('./offers/offers.machine.ts')),
  payment: money(() => import('./payment/payment.machine.ts')),
  profile: customers(() => import('./profile/profile.machine.ts')),
  recovery: visitors(() => import('./recovery/recovery.machine.ts')),
  registration: visitors(() => import('./registration/registration.machine.ts')),
  stores: everybody(() => import('./stores/stores.machine.ts')),
  terms: everybody(() => import('./terms/terms.machine.ts')),
  trustedDevice: customers(() => import('./trustedDevice/trustedDevice.machine.ts')),
  updateUser: customers(() => import('./updateUser/updateUser.machine.ts')),
} as const;

export type DownloadedFlow = keyof typeof flows;
export type FlowName = 'signIn' | DownloadedFlow;

/** The flows that `Who` may run. */
export type FlowsFor<Who extends (typeof flows)[DownloadedFlow]['who']> = {
  [Name in DownloadedFlow]: (typeof flows)[Name]['who'] extends Who ? Name : never;
}[DownloadedFlow];

type ModuleOf<Name extends DownloadedFlow> = Awaited<ReturnType<(typeof flows)[Name]['load']>>;
/** The chart of a flow, exactly. */
export type ChartOf<Name extends DownloadedFlow> = { [N in Name]: ModuleOf<N>[`${N}Machine` & keyof ModuleOf<N>] }[Name];

export const isDownloaded = (name: string): name is DownloadedFlow => Object.hasOwn(flows, name);
export const isFlow = (name: string): name is FlowName => name === 'signIn' || isDownloaded(name);

export const DOWNLOADED: readonly DownloadedFlow[] = Object.keys(flows).filter(isDownloaded);
export const FLOWS: readonly FlowName[] = ['signIn', ...DOWNLOADED];

/** Fetches the chart of a flow. Rejects when its file cannot be fetched. */
export async function loadChart(flow: DownloadedFlow): Promise<AnyStateMachine> {
  const chart: unknown = Reflect.get(await flows[flow].load(), `${flow}Machine`);
  if (!(chart instanceof StateMachine)) throw new TypeError(`${flow}.machine.ts exports no ${flow}Machine`);
  return chart;
}

/** Who may run a flow. The app's own screens, and Login, are for everybody who has not come further. */
export function whoOf(flow: FlowName | 'app') {
  if (flow === 'app') return 'everybody';
  return flow === 'signIn' ? 'visitors' : flows[flow].who;
}
