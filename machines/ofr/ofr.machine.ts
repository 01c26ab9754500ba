import { assign } from 'xstate';
import { ofrSetup } from './ofr.setup.ts';
import * as rules from './ofr.rules.ts';
import { ofrWords } from './ofr.words.ts';
import { loading, vehicle } from './vehicle.states.ts';

/**
 * A loan whose vehicle is out for repossession, or taken: what reinstates it, where the vehicle is, whom to call. The customer asks for it once,
 * and pays in the payment. No money moves here. Spec: portal §2 "OfrVehicleRecovery", "OfrVehicleRepossessed" (ROUTE-066, ROUTE-067, OPEN-039).
 */
export const ofrMachine = ofrSetup.createMachine({
  id: 'ofr',
  meta: ofrWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'loading',
  on: { 'flow.left': '.closed' },
  states: {
    loading,
    // another customer's loan, or none
    unknown: {},
    failed: { on: { 'retry.chosen': 'loading' } },
    // whatever the address says, the loan decides
    routing: { always: [{ guard: 'isRepossessed', target: 'repossessed' }, { target: 'recovery' }] },
    recovery: {
      ...vehicle,
      id: 'OfrVehicleRecovery',
      route: { guard: 'isOutForRepo' },
      // without an amount of the lender's: a payment like every other
      on: { 'payment.chosen': { guard: 'mayPay', target: 'closed', actions: assign({ leads: 'paying' }) } },
    },
    repossessed: { ...vehicle, id: 'OfrVehicleRepossessed', route: { guard: 'isRepossessed' } },
    closed: { type: 'final' },
  },
});
