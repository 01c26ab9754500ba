import { findingLoan } from '../kit/findingLoan.ts';
import { cancelRenewalSetup } from './cancelRenewal.setup.ts';
import * as rules from './cancelRenewal.rules.ts';

/** The loan, what was sent before, what the lender offers now, and the holder of the card that paid. */
export const loading = cancelRenewalSetup.createStateConfig({
  tags: 'busy',
  initial: 'finding',
  states: {
    finding: findingLoan('readingDraft'),
    unknown: { always: '#CancelRenewal.unknown' },
    failed: { always: '#CancelRenewal.failed' },
    readingDraft: {
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: { target: 'reading', actions: { type: 'keepDraft', params: ({ event }) => event.output } },
      },
    },
    reading: {
      entry: 'dropOffer',
      invoke: {
        id: 'getDetail',
        src: 'getDetail',
        input: rules.detailAsk,
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => event.output },
            target: 'findingHolder',
            actions: { type: 'keepOffer', params: ({ event }) => event.output },
          },
          { guard: { type: 'isTraceable', params: ({ event }) => event.output }, target: '#CancelRenewal.readingReceipt' },
          { guard: { type: 'isCancelled', params: ({ event }) => event.output }, target: '#CancelRenewal.cancelled' },
          { target: '#CancelRenewal.notOffered' },
        ],
        onError: { target: '#CancelRenewal.failed', actions: 'keepFailure' },
      },
    },
    // without the name the renewal can be cancelled as well
    findingHolder: {
      invoke: {
        id: 'listCards',
        src: 'listCards',
        input: ({ context }) => ({ loanId: context.loanId }),
        onDone: { target: '#CancelRenewal.choosing', actions: { type: 'keepHolder', params: ({ event }) => event.output } },
        onError: '#CancelRenewal.choosing',
      },
    },
  },
});
