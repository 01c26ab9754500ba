import { stay } from '../kit/stay.ts';
import { cancelRenewalSetup } from './cancelRenewal.setup.ts';
import * as rules from './cancelRenewal.rules.ts';

/** The result is waited for: neither Back nor the menu leads away. */
const bound = { tags: ['busy', 'bound'], on: { ...stay, 'flow.left': {} } } as const;

/** The request is written down before it is sent: a reload finds what became of it. */
export const noting = cancelRenewalSetup.createStateConfig({
  ...bound,
  entry: ['forgetFailure', 'noteSent'],
  invoke: { id: 'writeDraft', src: 'writeDraft', input: rules.draftOf, onDone: 'cancelling' },
});

/** Sent once, and once more when no answer came. Spec: FLOW-REFI-11. */
export const cancelling = cancelRenewalSetup.createStateConfig({
  ...bound,
  invoke: {
    id: 'cancel',
    src: 'cancel',
    input: rules.cancelAsk,
    onDone: { target: 'deciding', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
    onError: { target: 'checking', actions: 'keepFailure' },
  },
});

/** Whatever failed, the loan says whether the renewal still stands. */
export const checking = cancelRenewalSetup.createStateConfig({
  ...bound,
  invoke: {
    id: 'checkDetail',
    src: 'getDetail',
    input: rules.detailAsk,
    onDone: [
      {
        guard: { type: 'isOffered', params: ({ event }) => event.output },
        target: 'choosing',
        actions: { type: 'keepOffer', params: ({ event }) => event.output },
      },
      { guard: { type: 'isCancelled', params: ({ event }) => event.output }, target: 'readingReceipt' },
      { target: 'notOffered' },
    ],
    onError: [{ guard: 'isUnknown', target: 'unsure' }, { target: 'choosing' }],
  },
});
