import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import * as rules from './agreement.rules.ts';
import { agreementSetup } from './agreement.setup.ts';

/** A request that cannot be taken back: the result is waited for. */
export const bound = { tags: ['busy', 'bound'], on: { ...stay, 'flow.left': {} } } as const;

/** The day that the acknowledgement bears. */
export const dating = agreementSetup.createStateConfig({
  ...bound,
  entry: ['forgetFailure', assign({ haveChanged: false })],
  invoke: {
    id: 'readClock',
    src: 'readClock',
    onDone: { target: 'acknowledging', actions: assign({ now: ({ event }) => event.output.now }) },
  },
});

/** Sent twice, it is recorded once. Spec: ENT-032, FLOW-DOC-06. */
export const acknowledging = agreementSetup.createStateConfig({
  ...bound,
  invoke: {
    id: 'acknowledge',
    src: 'acknowledge',
    input: rules.agreementAsk,
    onDone: { target: 'acknowledged', actions: { type: 'noteAcknowledged', params: ({ event }) => event.output } },
    onError: [
      { guard: 'isOutdated', target: 'loadingPapers', actions: 'noteChange' },
      { guard: 'isLost', target: 'rereading', actions: 'keepFailure' },
      { target: 'reading', actions: 'keepFailure' },
    ],
  },
});

/** After a lost answer: the papers say whether the lender has the acknowledgement. Spec: CALL-042, CONF-012. */
export const rereading = agreementSetup.createStateConfig({
  ...bound,
  invoke: {
    id: 'reread',
    src: 'reread',
    input: rules.papersAsk,
    onDone: {
      target: 'deciding',
      actions: { type: 'keepPapers', params: ({ event }) => ({ ...event.output, documents: event.output.disclosures }) },
    },
    onError: { target: 'reading', actions: assign({ isUnsure: true }) },
  },
});

/** The authorization of the online payment. Spec: CALL-043, OPEN-020. */
export const filing = agreementSetup.createStateConfig({
  ...bound,
  entry: 'forgetFailure',
  invoke: {
    id: 'fileOlpa',
    src: 'fileOlpa',
    input: rules.olpaAsk,
    onDone: { target: 'acknowledged', actions: assign({ filed: true }) },
    onError: { target: 'notFiled', actions: 'keepFailure' },
  },
});

/** The payment goes on with it. */
export const storing = agreementSetup.createStateConfig({
  ...bound,
  entry: assign({ ending: 'agreed' }),
  invoke: {
    id: 'noteAgreed',
    src: 'keepAgreed',
    input: rules.agreedNote,
    onDone: '#agreement.closed',
  },
});

/** The papers of an earlier agreement are void: the payment must not go on with it. */
export const withdrawing = agreementSetup.createStateConfig({
  ...bound,
  invoke: {
    id: 'noteVoid',
    src: 'keepAgreed',
    input: ({ context }) => ({ ...rules.whose({ context }), agreedIntent: '' }),
    onDone: {
      target: 'deciding',
      actions: assign({ renewal: ({ context }) => context.renewal && { ...context.renewal, agreedIntent: '' } }),
    },
  },
});
