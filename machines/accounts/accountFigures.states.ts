import { assign } from 'xstate';
import { isDay } from '../../services/contract/dates.ts';
import { NO_RENEWAL } from '../ecommerce/ecommerce.view.ts';
import * as asks from './accounts.asks.ts';
import * as outcome from './accounts.outcome.ts';
import { accountsSetup } from './accounts.setup.ts';

/** Some loans are renewed in the online store. When the loan has ended meanwhile, it is loaded again, and the screen shows that. Spec: FLOW-REFI-07. */
const renewing = accountsSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'renewsOnline', target: 'renewable' }, { target: 'plain' }] },
    plain: {},
    renewable: {
      invoke: {
        id: 'ecommerce',
        src: 'ecommerce',
        input: asks.ecommerceInput,
        onSnapshot: { actions: { type: 'keepRenewal', params: ({ event }) => event.snapshot } },
        onDone: '#accounts.details.loan.opened.detail.loading',
      },
      on: { 'renewal.chosen': { actions: 'sendToEcommerce' } },
      exit: assign({ renewal: NO_RENEWAL }),
    },
  },
});

/** The figures of the loan, loaded fresh. Spec: POLL-007, ROUTE-058. */
export const detail = accountsSetup.createStateConfig({
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'loanIsLoaded', target: 'loaded' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getDetail',
        src: 'getDetail',
        input: asks.detailAsk,
        onDone: [
          { guard: { type: 'answerIsEmpty', params: ({ event }) => event.output }, target: 'empty' },
          {
            guard: { type: 'answerIsBlocked', params: ({ event }) => event.output },
            target: '#AccountStatusBlocked.relisting', // the list is older than this
            actions: { type: 'keepLoan', params: ({ event }) => event.output },
          },
          { target: 'loaded', actions: { type: 'keepLoan', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    loaded: {
      ...renewing,
      on: {
        'store.opened': { guard: 'hasStore', target: '#accounts.closed', actions: assign(({ context }) => outcome.toStore(context)) },
        'appointment.chosen': {
          guard: 'mayMeet',
          target: '#accounts.closed',
          actions: assign(({ context }) => outcome.toAppointment(context)),
        },
        'vehicle.opened': {
          guard: 'isInRecovery',
          target: '#accounts.closed',
          actions: assign(({ context }) => outcome.toVehicle(context)),
        },
        'autoPay.chosen': {
          guard: 'mayOpenAutoPay',
          target: '#accounts.closed',
          actions: assign(({ context }) => outcome.toAutoPay(context)),
        },
        'cash.chosen': { guard: 'maySeeCash', target: '#accounts.closed', actions: assign(({ context }) => outcome.toCash(context)) },
        'cancelRenewal.chosen': {
          guard: 'mayCancelRenewal',
          target: '#accounts.closed',
          actions: assign(({ context }) => outcome.toCancelRenewal(context)),
        },
        'cards.chosen': { target: '#accounts.closed', actions: assign(({ context }) => outcome.toCards(context)) },
      },
    },
    empty: { on: { 'retry.chosen': 'loading' } }, // ERR-015
    failed: { on: { 'retry.chosen': { target: 'loading', actions: 'forgetFailure' } } }, // ERR-019
  },
});

/** Until when the payoff amount holds. The loan is shown without it when the service does not say it in time. Spec: RULE-014. */
export const payoffDay = accountsSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      after: { payoffPatience: 'settled' },
      invoke: {
        id: 'getPayoffDay',
        src: 'getPayoffDay',
        input: asks.payoffDayAsk,
        onDone: {
          target: 'settled',
          actions: assign({ payoffUntil: ({ event: { output } }) => (isDay(output.businessDate) ? output.businessDate : '') }),
        },
        onError: 'settled',
      },
    },
    settled: {},
  },
});
