import type { AnyStateMachine } from 'xstate';
import { DOWNLOADED, flows, type DownloadedFlow, type FlowsFor } from '../flows.ts';
import type { AccountsContext } from '../accounts/accounts.types.ts';
import * as inputs from './app.inputs.ts';
import type { FlowOutcome, MoneyOutcome } from './app.outcomes.ts';
import type { AppContext } from './app.types.ts';

type At = { context: AppContext };

/** A flow of ours failed as no flow may: the customer gets a way on. */
export const broken = { target: '#NetworkError', actions: 'keepFailure' } as const;

/** Where the running flow stands is where the customer is. */
export const following = { type: 'keepPlace', params: <Event>({ event }: { event: Event }) => event } as const;

/** The list that the accounts show. */
export const loansIn = ({ event }: { event: { snapshot: { context: AccountsContext } } }) => event.snapshot.context;

/** Its outcome says what happened; `afterFlow` decides what comes next. */
export const ending = {
  target: 'flowEnded',
  actions: { type: 'takeOutcome', params: ({ event }: { event: { output: FlowOutcome } }) => event },
} as const;

/** What comes after a flow: its outcome has said it. After a sign-in a payment under way comes before everything else. */
export const flowEnded = {
  always: [
    { guard: 'endsSession', target: 'leaving' },
    { guard: 'somebodyIsIn', target: 'resuming', actions: ['tellBegan', 'settle'] },
    { target: 'arriving' },
  ],
} as const;

/** A flow that may be cut short at any time: nothing of it has to be cleaned up. */
const running = <Flow extends DownloadedFlow, Input>(flow: Flow, input: (at: At) => Input) =>
  ({ invoke: { id: flow, src: flow, input, onSnapshot: { actions: following }, onDone: ending, onError: broken } }) as const;

/** For everybody. */
const openFlow = <Flow extends DownloadedFlow>(flow: Flow) => running(flow, ({ context }) => inputs.openFlowInput(context));

/** For somebody who is signed in. */
const customerFlow = <Flow extends DownloadedFlow>(flow: Flow) => running(flow, ({ context }) => inputs.flowInput(context));

/** For a customer, who learns the result of what cannot be taken back: neither the address nor the menu leads away before. */
const bindingFlow = <Flow extends DownloadedFlow>(flow: Flow) =>
  ({
    ...customerFlow(flow),
    on: { 'address.asked': { guard: 'flowIsBound' }, 'menu.chosen': { guard: 'flowIsBound' } },
  }) as const;

/** Money: the flow cleans up before it lets go; while money moves it does not let go, and the address is put back. Spec: OPEN-004. */
const moneyFlow = <Flow extends DownloadedFlow>(flow: Flow) => {
  const askToLeave = { type: 'askToLeave', params: { flow } } as const;
  return {
    on: {
      'address.asked': [{ guard: 'flowMayLeave', actions: ['keepNext', askToLeave] }, {}],
      'menu.chosen': [{ guard: 'flowMayLeave', actions: ['keepNext', askToLeave, 'forgetPaymentData'] }, {}],
      'signOut.chosen': [
        { guard: 'flowMayLeave', actions: ['keepReason', askToLeave] },
        { guard: 'flowIsLeaving', actions: 'keepReason' }, // a second press must not cut the cleanup short: the loan's lock would stay
        { target: 'leaving', actions: 'keepReason' },
      ],
    },
    invoke: {
      id: flow,
      src: flow,
      input: ({ context }: At) => inputs.flowInput(context),
      onSnapshot: { actions: following },
      onDone: [
        { guard: 'isEnding', target: 'leaving' },
        { guard: 'hasNext', target: 'arriving', actions: 'goNext' },
        { guard: 'isGuest', target: 'leaving', actions: 'keepGuestLeft' },
        {
          target: 'arriving',
          actions: { type: 'takeMoneyOutcome', params: ({ event }: { event: { output: MoneyOutcome } }) => event },
        },
      ],
      onError: broken,
    },
  } as const;
};

const STATES = { everybody: openFlow, visitors: openFlow, customers: customerFlow, binding: bindingFlow, money: moneyFlow } as const;

type FlowStates = {
  readonly [Flow in FlowsFor<'everybody' | 'visitors'>]: ReturnType<typeof openFlow<Flow>>;
} & { readonly [Flow in FlowsFor<'customers'>]: ReturnType<typeof customerFlow<Flow>> } & {
  readonly [Flow in FlowsFor<'binding'>]: ReturnType<typeof bindingFlow<Flow>>;
} & { readonly [Flow in FlowsFor<'money'>]: ReturnType<typeof moneyFlow<Flow>> };

const areStates = (states: Readonly<Record<string, { invoke: { src: string } }>>): states is FlowStates =>
  DOWNLOADED.every((flow) => states[flow]?.invoke.src === flow);

function statesOfAll(): FlowStates {
  const states = Object.fromEntries(DOWNLOADED.map((flow) => [flow, STATES[flows[flow].who](flow)]));
  if (!areStates(states)) throw new Error('a flow of the registry has no state');
  return states;
}

/** A state for every flow of the registry, as who may run it says. */
export const flowStates = statesOfAll();

/** The first flow brings the menu with it; it lasts as long as whoever is here. */
const placing = { type: 'placeChart', params: ({ event }: { event: { output: AnyStateMachine } }) => ({ chart: event.output }) } as const;
export const bringing = [
  { guard: 'hasMenu', target: 'fetched', actions: [placing, 'tellMenu'] },
  { target: 'fetched', actions: [placing, 'closeMenu', 'keepMenuOwner', 'openMenu'] },
] as const;

const [first, ...others] = DOWNLOADED;

/** The state of the flow that came. */
export const fetched = {
  always: [
    ...others.map((flow) => ({ guard: { type: 'isFlow', params: { flow } }, target: flow }) as const),
    ...(first ? [{ target: first }] : []),
  ],
} as const;
