import * as rules from './attempt.rules.ts';
import { attemptSetup } from './attempt.setup.ts';

/** The lender has it: polled until it decides or the limits are reached. Spec: FLOW-PAY-03, FLOW-DRAW-02. */
export const polling = attemptSetup.createStateConfig({
  invoke: {
    id: 'polling',
    src: 'following',
    input: ({ context }) => rules.followInput(context, 'poll'),
    onDone: [
      {
        guard: { type: 'foundDecided', params: ({ event }) => event.output },
        target: '#attempt.closing',
        actions: { type: 'keepFound', params: ({ event }) => event.output },
      },
      { guard: 'mayEndUndecided', target: '#attempt.closed', actions: 'keepUndecided' },
      { target: 'fencing', actions: 'keepLate' },
    ],
  },
});

/** The response was lost: looked up, until the customer submits again or drops it. Spec: CONF-009. */
export const unknown = attemptSetup.createStateConfig({
  on: {
    'attempt.submitted': 'checking',
    'attempt.dropped': { target: 'fencing', actions: 'keepDrop' },
  },
  invoke: {
    id: 'looking',
    src: 'following',
    input: ({ context }) => rules.followInput(context, 'unknown'),
    onDone: [
      {
        guard: { type: 'foundDecided', params: ({ event }) => event.output },
        target: '#attempt.closing',
        actions: { type: 'keepFound', params: ({ event }) => event.output },
      },
      { guard: { type: 'foundPending', params: ({ event }) => event.output }, target: 'polling' },
      { target: 'fencing' },
    ],
  },
});

/** Before the same intent is sent once more, the portal asks the lender whether it has it already. Spec: CONF-009. */
export const checking = attemptSetup.createStateConfig({
  invoke: {
    id: 'checking',
    src: 'following',
    input: ({ context }) => rules.followInput(context, 'check'),
    onDone: [
      {
        guard: { type: 'foundDecided', params: ({ event }) => event.output },
        target: '#attempt.closing',
        actions: { type: 'keepFound', params: ({ event }) => event.output },
      },
      { guard: { type: 'foundPending', params: ({ event }) => event.output }, target: 'polling' },
      { guard: 'maySearch', target: 'searching' },
      { target: 'sending' },
    ],
  },
});

/** A lender that ignores keys does not know the attempt, but its history may show it. Nothing is sent while the history cannot be read. */
export const searching = attemptSetup.createStateConfig({
  invoke: {
    id: 'searching',
    src: 'searching',
    input: ({ context }) => rules.searchInput(context, 'check'),
    onDone: [
      {
        guard: { type: 'foundDecided', params: ({ event }) => event.output },
        target: '#attempt.closing',
        actions: { type: 'keepFound', params: ({ event }) => event.output },
      },
      { guard: { type: 'foundMissing', params: ({ event }) => event.output }, target: 'sending' },
      { target: 'unknown' },
    ],
  },
});

/** The lender neither fences nor knows keys: only the history shows that the money has moved. */
export const unconfirmed = attemptSetup.createStateConfig({
  invoke: {
    id: 'awaiting',
    src: 'searching',
    input: ({ context }) => rules.searchInput(context, 'wait'),
    onDone: { target: '#attempt.closing', actions: { type: 'keepFound', params: ({ event }) => event.output } },
  },
});

/** The time limit is over: looked up with growing pauses. Spec: CONF-007. */
export const open = attemptSetup.createStateConfig({
  invoke: {
    id: 'waiting',
    src: 'following',
    input: ({ context }) => rules.followInput(context, context.silent ? 'wait' : 'open'),
    onDone: [
      {
        guard: { type: 'foundDecided', params: ({ event }) => event.output },
        target: '#attempt.closing',
        actions: { type: 'keepFound', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'endsUndecided', params: ({ event }) => event.output },
        target: '#attempt.closed',
        actions: 'keepUndecided',
      },
      { target: 'fencing' },
    ],
  },
});
