/**
 * A customer signs papers on the lender's signing page: in a frame of this page, or in this window in its place. What the page says is only a hint:
 * the lender says how it ended. Decision 029. Spec: portal §2 "DocuSignView", ROUTE-084, FLOW-DOC-04, FLOW-DOC-05, CALL-033, CALL-034, OPEN-010.
 */
import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import { open, signed, unsigned, why } from './open.states.ts';
import * as rules from './signing.rules.ts';
import { signingSetup } from './signing.setup.ts';
import { signingWords } from './signing.words.ts';

const sign = { 'signing.chosen': 'opening' } as const;

export const signingMachine = signingSetup.createMachine({
  id: 'signing',
  meta: signingWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => ({ kind: context.ending }),
  initial: 'screen',
  states: {
    screen: {
      id: 'DocuSignView',
      route: {},
      on: { 'flow.left': 'closed' },
      initial: 'measuring',
      states: {
        measuring: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'readWay',
            src: 'readWay',
            onDone: { target: 'checking', actions: assign({ way: ({ event }) => event.output }) },
          },
        },
        // the papers may be signed already, on another device or before a reload
        checking: {
          tags: 'busy',
          on: stay,
          entry: 'forgetFailure',
          invoke: {
            id: 'getSigning',
            src: 'getSigning',
            input: rules.statusAsk,
            onDone: [
              { guard: { type: 'hasReturnedSigned', params: ({ event }) => event.output }, target: 'signed' },
              { guard: signed, target: '#signing.closed', actions: { type: 'keepEnding', params: 'signed' } },
              ...unsigned,
              { guard: 'hasReturned', target: 'open.page.recording' },
              { target: 'open.page.elsewhere' },
            ],
            onError: [
              { guard: { type: 'isMissing', params: why }, target: 'deciding' },
              { guard: { type: 'isGivenUp', params: why }, target: 'unrecorded', actions: 'keepFailure' },
              { target: 'unchecked', actions: 'keepFailure' },
            ],
          },
        },
        unchecked: { on: { 'retry.chosen': 'checking' } },
        // without a frame the papers replace the portal: only after a press, or Back would never lead out of them
        deciding: { always: [{ guard: 'fitsHere', target: 'opening' }, { target: 'offered' }] },
        offered: { on: sign },
        opening: {
          tags: 'busy',
          on: stay,
          entry: ['forgetFailure', assign({ hasReturned: false })],
          invoke: {
            id: 'openSigning',
            src: 'openSigning',
            input: rules.signingAsk,
            onDone: [
              { guard: { type: 'isForbidden', params: ({ event }) => event.output }, target: 'unable' },
              { guard: 'fitsHere', target: 'open', actions: { type: 'keepUrl', params: ({ event }) => event.output } },
              { target: 'leaving', actions: { type: 'keepUrl', params: ({ event }) => event.output } },
            ],
            onError: [
              { guard: { type: 'isBeingRecorded', params: why }, target: 'open.page.recording' },
              { guard: { type: 'arePapersVoid', params: why }, target: 'outdated', actions: 'keepFailure' },
              { target: 'unopened', actions: 'keepFailure' },
            ],
          },
        },
        unopened: { on: { 'retry.chosen': { guard: 'mayRetry', target: 'opening' } } },
        leaving: {
          tags: 'busy',
          on: stay,
          exit: 'forgetUrl',
          invoke: {
            id: 'leaveToSign',
            src: 'leaveToSign',
            input: ({ context: { signingUrl } }) => ({ signingUrl }),
            onDone: 'open.page.away',
            onError: 'unable',
          },
        },
        open,
        // not an address of the signing page: it is not opened (quality §3)
        unable: { on: { 'retry.chosen': 'opening' } },
        outdated: { on: { 'papers.chosen': { target: '#signing.closed', actions: { type: 'keepEnding', params: 'outdated' } } } },
        signed: { entry: { type: 'keepEnding', params: 'signed' }, on: { 'signature.confirmed': '#signing.closed' } },
        declined: {
          on: {
            ...sign,
            'decline.confirmed': { target: '#signing.closed', actions: { type: 'keepEnding', params: 'declined' } },
          },
        },
        // read, and not signed (docusign-5)
        viewed: { on: sign },
        expired: { on: sign },
        unrecorded: { on: sign },
      },
    },
    closed: { type: 'final' },
  },
});
