/**
 * The registry: every flow that is downloaded when it is first needed, and who may run it. All that the app knows of its flows comes from these
 * lines: their types, actors and states, whom the guards let in, which entries the menu has. Their charts are in charts.ts, their screens in
 * ui/screens/index.ts. signIn is not here: it comes with the page (decision 027).
 */

/**
 * `everybody`: needs nobody signed in (portal §6 "Visitor", ROLE-001). `visitors`: for nobody who is signed in. `binding`: for customers, and not
 * left while it waits for the answer to a request that cannot be taken back (tag `bound`): the customer learns the result. `asking`:
 * for customers, and asks before it is left, also by a sign-out, while work of the customer would be lost (tag `bound`; `asking` while it asks). `money`: for customers; cleans up before it is
 * left (`flow.left`), and is not left while money moves (OPEN-004).
 */
type Who = 'everybody' | 'visitors' | 'customers' | 'binding' | 'asking' | 'money';

export const flows = {
  accounts: 'customers',
  agreement: 'binding',
  appointment: 'binding',
  autopay: 'binding',
  cancelRenewal: 'binding',
  cards: 'customers',
  consent: 'customers',
  documents: 'customers',
  draw: 'money',
  externalPage: 'customers',
  install: 'everybody',
  linkAccount: 'binding',
  location: 'customers',
  offers: 'customers',
  ofr: 'customers',
  origination: 'binding',
  payment: 'money',
  profile: 'customers',
  recovery: 'visitors',
  referral: 'binding',
  registration: 'visitors',
  renewal: 'money',
  settlement: 'customers',
  stores: 'everybody',
  terms: 'everybody',
  trustedDevice: 'customers',
  unavailable: 'customers',
  updateUser: 'customers',
  upload: 'asking',
} as const satisfies Record<string, Who>;

export type DownloadedFlow = keyof typeof flows;
export type FlowName = 'signIn' | DownloadedFlow;

/** The flows that `Those` may run. */
export type FlowsFor<Those extends Who> = {
  [Name in DownloadedFlow]: (typeof flows)[Name] extends Those ? Name : never;
}[DownloadedFlow];

export const isDownloaded = (name: string): name is DownloadedFlow => Object.hasOwn(flows, name);
export const isFlow = (name: string): name is FlowName => name === 'signIn' || isDownloaded(name);

export const DOWNLOADED: readonly DownloadedFlow[] = Object.keys(flows).filter(isDownloaded);
export const FLOWS: readonly FlowName[] = ['signIn', ...DOWNLOADED];

/** Who may run a flow. The app's own screens, and Login, are for everybody who has not come further. */
export function whoOf(flow: FlowName | 'app') {
  if (flow === 'app') return 'everybody';
  return flow === 'signIn' ? 'visitors' : flows[flow];
}
