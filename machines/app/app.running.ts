import type { AccountsContext } from '../accounts/accounts.types.ts';
import * as inputs from './app.inputs.ts';
import type { AppContext } from './app.types.ts';
import { DOWNLOADED, type DownloadedFlow } from '../kit/target.ts';
import type { FlowChart } from './app.flows.ts';
import type { FlowOutcome } from './app.outcomes.ts';
import type { TrustedDeviceOutcome } from '../trustedDevice/trustedDevice.types.ts';

type At = { context: AppContext };

/** A flow of ours failed as no flow may: the customer gets a way on. */
export const broken = { target: '#NetworkError', actions: 'keepFailure' } as const;

/** Where the running flow stands is where the customer is. */
export const following = { type: 'keepPlace', params: <Event>({ event }: { event: Event }) => event } as const;

/** The list that the accounts show. */
export const loansIn = ({ event }: { event: { snapshot: { context: AccountsContext } } }) => event.snapshot.context;

const taking = { type: 'takeOutcome', params: ({ event }: { event: { output: FlowOutcome } }) => event } as const;

/** Its outcome says what happened; `rules.afterFlow` decides what comes next. */
export const ending = { target: 'arriving', actions: taking } as const;

/** A flow at whose end somebody may be signed in: then a payment under way is looked for before anything else. */
export const entering = [
  {
    guard: { type: 'somebodyIsIn', params: ({ event }: { event: { output: FlowOutcome } }) => event.output },
    target: 'resuming',
    actions: [taking, 'tellBegan', 'settle'],
  },
  ending,
] as const;

/** Nobody stays signed in after such an outcome. */
export const signingOut = {
  guard: { type: 'endsSession', params: ({ event }: { event: { output: FlowOutcome } }) => event },
  target: 'leaving',
  actions: ending.actions,
} as const;

/** A flow that may be cut short at any time: nothing of it has to be tidied up. */
const running = <Flow extends DownloadedFlow, Input>(flow: Flow, input: (at: At) => Input) =>
  ({ invoke: { id: flow, src: flow, input, onSnapshot: { actions: following }, onDone: ending, onError: broken } }) as const;

/** For somebody who is signed in. */
export const customerFlow = <Flow extends DownloadedFlow>(flow: Flow) => running(flow, ({ context }) => inputs.flowInput(context));
/** For everybody. */
export const openFlow = <Flow extends DownloadedFlow>(flow: Flow) => running(flow, ({ context }) => inputs.openFlowInput(context));

/** While a flow waits for the answer to what cannot be taken back, neither address nor menu cuts it short: she always learns the result. */
export const unlessBound = { 'address.asked': { guard: 'flowIsBound' }, 'menu.chosen': { guard: 'flowIsBound' } } as const;

const placing = { type: 'placeChart', params: ({ event }: { event: { output: FlowChart } }) => ({ chart: event.output }) } as const;

/** The first flow brings the menu with it; it lasts as long as whoever is here. */
export const bringing = [
  { guard: 'hasMenu', target: 'fetched', actions: [placing, 'tellMenu'] },
  { target: 'fetched', actions: [placing, 'closeMenu', 'keepMenuOwner', 'openMenu'] },
] as const;

/** A device that needs a code first: then the customer goes on as after a sign-in. Refused, she is signed out. Spec: FLOW-AUTH-15. */
export const trustedDevice = {
  invoke: {
    id: 'trustedDevice',
    src: 'trustedDevice',
    input: ({ context }: At) => inputs.flowInput(context),
    onSnapshot: { actions: following },
    onDone: [
      {
        guard: 'isTrusted',
        target: 'resuming',
        actions: [{ type: 'takeTrusted', params: ({ event }: { event: { output: TrustedDeviceOutcome } }) => event }, 'settle'],
      },
      { target: 'leaving', actions: 'keepNotTrusted' },
    ],
    onError: broken,
  },
} as const;

const [first, ...others] = DOWNLOADED;

/** The state of the flow that came. */
export const fetched = {
  always: [...others.map((flow) => ({ guard: { type: 'isFlow', params: { flow } }, target: flow }) as const), { target: first }],
} as const;
