import type { AnyStateMachine } from 'xstate';
import type { SignOutReason } from '../../services/contract/enums.ts';
import { DOWNLOADED, flows, type DownloadedFlow, type FlowsFor } from '../flows.ts';
import type { AccountsContext } from '../accounts/accounts.types.ts';
import * as inputs from './app.inputs.ts';
import type { FlowOutcome, MoneyOutcome } from './app.outcomes.ts';
import type { AppContext } from './app.types.ts';
import type { Target } from '../kit/target.ts';

type At = { context: AppContext };

/** A flow failed unexpectedly: the customer sees NetworkError, which has a button to retry. */
export const broken = { target: '#NetworkError', actions: 'keepFailure' } as const;

type With<Event> = { event: Event };

/** The app's target follows the screen of the running flow. */
export const following = { type: 'followScreen', params: <Snapshot>({ event }: With<{ snapshot: Snapshot }>) => event.snapshot } as const;

export const setTarget = { type: 'setTarget', params: ({ event }: With<{ target: Target }>) => event.target } as const;
const setNext = { type: 'setNext', params: ({ event }: With<{ target: Target }>) => event.target } as const;
export const keepReason = { type: 'keepReason', params: ({ event }: With<{ reason: SignOutReason }>) => event.reason } as const;

/** A customer who stays does not sign out. */
const staying = { type: 'forgetDeclined', params: <Snapshot>({ event }: With<{ snapshot: Snapshot }>) => event.snapshot } as const;

/** The list that the accounts show. */
export const loansIn = ({ event }: With<{ snapshot: { context: AccountsContext } }>) => event.snapshot.context;

/** `afterFlow` decides by the outcome what comes next. */
export const ending = {
  target: 'flowEnded',
  actions: { type: 'takeOutcome', params: ({ event }: With<{ output: FlowOutcome }>) => event.output },
} as const;

/** After a sign-in the app looks for a payment in progress before anything else. */
export const flowEnded = {
  always: [
    { guard: 'endsSession', target: 'leaving' },
    { guard: 'hasSignedIn', target: 'resuming', actions: ['startSession', 'settle'] },
    { target: 'arriving' },
  ],
} as const;

/** A flow that can be stopped at any time: it has nothing to clean up. */
const running = <Flow extends DownloadedFlow, Input>(flow: Flow, input: (at: At) => Input) =>
  ({ invoke: { id: flow, src: flow, input, onSnapshot: { actions: following }, onDone: ending, onError: broken } }) as const;

/** For everybody. */
const openFlow = <Flow extends DownloadedFlow>(flow: Flow) => running(flow, ({ context }) => inputs.openFlowInput(context));

/** For a signed-in customer. */
const customerFlow = <Flow extends DownloadedFlow>(flow: Flow) => running(flow, ({ context }) => inputs.flowInput(context));

/** While the flow waits for the result of a request that cannot be undone, neither the address nor the menu leaves it. */
const bindingFlow = <Flow extends DownloadedFlow>(flow: Flow) =>
  ({
    ...customerFlow(flow),
    on: { 'address.requested': { guard: 'flowIsBound' }, 'menu.chosen': { guard: 'flowIsBound' } },
  }) as const;

/** The flow asks the customer first, also before a sign-out, and ends when the customer goes all the same. The last wish counts. */
const askingFlow = <Flow extends DownloadedFlow>(flow: Flow) => {
  const askToLeave = { type: 'askToLeave', params: { flow } } as const;
  const asking = { guard: 'flowIsBound', actions: ['forgetReason', setNext, askToLeave] } as const;
  return {
    on: {
      'address.requested': asking,
      'menu.chosen': asking,
      'signOut.chosen': [
        { guard: 'flowIsBound', actions: ['forgetNext', keepReason, askToLeave] },
        { target: 'leaving', actions: keepReason },
      ],
    },
    invoke: {
      ...customerFlow(flow).invoke,
      onSnapshot: { actions: [following, staying] },
      onDone: [{ guard: 'isEnding', target: 'leaving' }, ending],
    },
  } as const;
};

/** The flow cleans up before it ends. While money moves it does not end, and the mirror restores the address. Spec: OPEN-004. */
const moneyFlow = <Flow extends DownloadedFlow>(flow: Flow) => {
  const askToLeave = { type: 'askToLeave', params: { flow } } as const;
  return {
    on: {
      'address.requested': [{ guard: 'flowMayLeave', actions: [setNext, askToLeave] }, {}],
      'menu.chosen': [{ guard: 'flowMayLeave', actions: [setNext, askToLeave, 'forgetPaymentData'] }, {}],
      'signOut.chosen': [
        { guard: 'flowMayLeave', actions: [keepReason, askToLeave] },
        { guard: 'flowIsLeaving', actions: keepReason }, // a second press must not stop the cleanup: the loan would stay locked
        { target: 'leaving', actions: keepReason },
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
          actions: { type: 'takeMoneyOutcome', params: ({ event }: With<{ output: MoneyOutcome }>) => event.output },
        },
      ],
      onError: broken,
    },
  } as const;
};

const STATES = {
  everybody: openFlow,
  visitors: openFlow,
  customers: customerFlow,
  binding: bindingFlow,
  asking: askingFlow,
  money: moneyFlow,
} as const;

type FlowStates = {
  readonly [Flow in FlowsFor<'everybody' | 'visitors'>]: ReturnType<typeof openFlow<Flow>>;
} & { readonly [Flow in FlowsFor<'customers'>]: ReturnType<typeof customerFlow<Flow>> } & {
  readonly [Flow in FlowsFor<'binding'>]: ReturnType<typeof bindingFlow<Flow>>;
} & { readonly [Flow in FlowsFor<'asking'>]: ReturnType<typeof askingFlow<Flow>> } & {
  readonly [Flow in FlowsFor<'money'>]: ReturnType<typeof moneyFlow<Flow>>;
};

const areStates = (states: Readonly<Record<string, { invoke: { src: string } }>>): states is FlowStates =>
  DOWNLOADED.every((flow) => states[flow]?.invoke.src === flow);

function statesOfAll(): FlowStates {
  const states = Object.fromEntries(DOWNLOADED.map((flow) => [flow, STATES[flows[flow]](flow)]));
  if (!areStates(states)) throw new Error('a flow of the registry has no state');
  return states;
}

/** A state for every flow of the registry, as who may run it says. */
export const flowStates = statesOfAll();

/** The menu is downloaded with the first flow. It stays until another customer signs in. */
const fillSlot = { type: 'fillSlot', params: ({ event }: With<{ output: AnyStateMachine }>) => event.output } as const;
export const bringing = [
  { guard: 'hasMenu', target: 'fetched', actions: [fillSlot, 'updateMenu'] },
  { target: 'fetched', actions: [fillSlot, 'closeMenu', 'keepMenuOwner', 'openMenu'] },
] as const;

const [first, ...others] = DOWNLOADED;

/** Opens the state of the downloaded flow. */
export const fetched = {
  always: [
    ...others.map((flow) => ({ guard: { type: 'isFlow', params: { flow } }, target: flow }) as const),
    ...(first ? [{ target: first }] : []),
  ],
} as const;
