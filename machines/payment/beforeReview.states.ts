import { assign } from 'xstate';
import { stay } from './leaving.states.ts';
import { locatedInput } from './payment.inputs.ts';
import { paymentSetup } from './payment.setup.ts';

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

/** A renewal, or a lender that wants the location of plain payments, too. The form of a card that was just added is gone: the cards stand in for it. */
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
