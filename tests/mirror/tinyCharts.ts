import { createActor, setup, type ActorRefFrom, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { screenOf } from '../../machines/kit/screenOf.ts';
import type { Target } from '../../machines/kit/target.ts';
import type { Charts } from '../../routes/mirror.ts';

type Route = { type: 'xstate.route'; to: never; params?: Record<string, string> };
type Event = { type: 'signed.in' } | { type: 'account.opened' } | { type: 'payment.chosen' } | { type: 'amount.confirmed' };
type Paid =
  | { type: 'payment.submitted' }
  | { type: 'payment.found' }
  | { type: 'payment.accepted' }
  | { type: 'payment.refused' }
  | { type: 'card.adding' }
  | { type: 'card.added' }
  | { type: 'card.declined' }
  | { type: 'service.lost' }
  | { type: 'service.back' };

/** A minimal portal: the screens of one loan, with a busy step and one that cannot be undone. */
export const tinyMachine = setup({ types: {} as { events: Event | Paid | Route; tags: 'busy' } }).createMachine({
  id: 'tiny',
  initial: 'arriving',
  states: {
    arriving: { tags: 'busy', on: { 'signed.in': 'login' } },
    login: { id: 'Login', route: {}, on: { 'signed.in': 'dashboard' } },
    network: { id: 'NetworkError', on: { 'service.back': 'dashboard' } },
    contact: { id: 'ContactUs', route: {} },
    dashboard: { id: 'Dashboard', route: {}, on: { 'account.opened': 'details', 'service.lost': 'network' } },
    details: { id: 'AccountDetails', route: {}, on: { 'payment.chosen': 'amount' } },
    amount: { id: 'MakePayment', route: {}, on: { 'amount.confirmed': 'method', 'payment.found': 'processing' } },
    method: { id: 'SelectPaymentMethod', route: {}, on: { 'amount.confirmed': 'review', 'card.adding': 'adding' } },
    adding: { id: 'AddPaymentMethod', route: {}, on: { 'card.added': 'review', 'card.declined': 'method' } },
    review: { id: 'ReviewPayment', route: {}, on: { 'payment.submitted': 'processing' } },
    processing: { id: 'PaymentProcessing', tags: 'busy', on: { 'payment.accepted': 'confirmed', 'payment.refused': 'review' } },
    confirmed: { id: 'ConfirmPayment' },
  },
});

const FLOWS: Readonly<Record<string, Target['flow']>> = {
  Login: 'signIn',
  NetworkError: 'app',
  ContactUs: 'stores',
  Dashboard: 'accounts',
  AccountDetails: 'accounts',
};
const place = (screen: string): Target => ({
  flow: FLOWS[screen] ?? 'payment',
  screen,
  params: screen === 'Login' || screen === 'NetworkError' || screen === 'ContactUs' ? {} : { brand: 'TitleMax', loanId: '1' },
  search: {},
});

/** The mirror's port to the tiny machine. */
export function tinyCharts(): { actor: ActorRefFrom<typeof tinyMachine>; charts: Charts } {
  const actor = createActor(tinyMachine).start();
  const untyped: AnyActorRef = actor;
  const route = ({ screen }: Target) => ({ type: 'xstate.route', to: `#${screen}` });
  const screenNow = () => screenOf(actor.getSnapshot()) ?? '';
  const takes = (target: Target) => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    return !['PaymentProcessing', 'ConfirmPayment'].includes(screenNow()) && snapshot.can(route(target));
  };
  return {
    actor,
    charts: {
      visible: () => (screenNow() === '' ? null : { target: place(screenNow()), settled: !actor.getSnapshot().hasTag('busy') }),
      mayGo: takes,
      go: (target) => untyped.send(route(target)),
      isBound: () => false,
      mayReturn: takes,
      watch: (changed) => {
        const watching = actor.subscribe(changed);
        return () => watching.unsubscribe();
      },
    },
  };
}
