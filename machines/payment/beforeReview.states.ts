import { assign } from 'xstate';
import { stay } from './leaving.states.ts';
import { locatedInput } from './payment.inputs.ts';
import { paymentSetup } from './payment.setup.ts';

/** The location comes right after the amount, before the terms of a renewal and before the card. Spec: OPEN-040. */
export const locatingFirst = (outcome: 'amountLocationWanted' | 'renewalLocationWanted', located: 'fetched' | 'renewing') =>
  paymentSetup.createStateConfig({
    tags: 'busy',
    on: stay,
    invoke: {
      id: 'readLocated',
      src: 'readLocated',
      input: locatedInput,
      onDone: [
        {
          guard: { type: 'isLocated', params: ({ event }) => event.output },
          target: located,
          actions: assign({ isLocated: true }),
        },
        { target: '#payment.closed', actions: assign({ outcome }) },
      ],
    },
  });

/** What another flow has to answer before the review: the draft goes on with it afterwards. Spec: ROUTE-081, ROUTE-092, ROUTE-094 (OPEN-040). */
export const reviewing = paymentSetup.createStateConfig({
  always: [
    { guard: 'isSpent', target: 'leaving', actions: assign({ outcome: 'settlementSpent' }) },
    { guard: 'asksLocation', target: 'locating' },
    { guard: 'asksAgreement', target: 'closed', actions: ['updateDraft', assign({ outcome: 'agreementWanted' })] },
    { guard: 'asksAutoPay', target: 'closed', actions: ['updateDraft', assign({ outcome: 'autoPayChosen' })] },
    { target: 'paying' },
  ],
});

/** The location counts for ten minutes: it is asked again when it is older than that, or when cash is paid out and it was checked without (FLOW-GEO-05, location-3). The form of a card that was just added is gone: the cards stand in for it. */
export const locating = paymentSetup.createStateConfig({
  tags: 'busy',
  entry: { type: 'keepScreen', params: { screen: 'SelectPaymentMethod' } },
  on: stay,
  invoke: {
    id: 'readLocated',
    src: 'readLocated',
    input: locatedInput,
    onDone: [
      {
        guard: { type: 'isLocated', params: ({ event }) => event.output },
        target: 'reviewing',
        actions: assign({ isLocated: true }),
      },
      { target: 'closed', actions: ['updateDraft', assign({ outcome: 'locationWanted' })] },
    ],
  },
});
