// @vitest-environment jsdom
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LOGIN } from '../../machines/kit/places.ts';
import { startMirror, type Charts, type Mirror, type Navigation } from '../../routes/mirror.ts';
import type { PortalRouter } from '../../routes/router.ts';
import { tinyCharts } from './tinyCharts.ts';
import { address, afterPop, openMirror, routerOf, settle, tellTiny, type Tiny, type TinyEvents } from './tinyMirror.ts';

const LOAN = '/TitleMax/Accounts/1';
let history: RouterHistory;
let router: PortalRouter;
/** Flows whose files were fetched. */
let fetched: string[];
let mirror: Mirror;
let seen: Navigation[];
let tiny: Tiny;

const traverse = (steps: number) => afterPop(() => window.history.go(steps));
const tell = (...events: TinyEvents) => tellTiny(tiny, ...events);
const signedIn = () => tell('signed.in', 'signed.in');

function open(at: string): void {
  ({ fetched, history, mirror, router, seen, tiny } = openMirror(at));
}
beforeEach(() => open('/'));
afterEach(() => {
  mirror.stop();
  history.destroy();
});

describe('the address follows the charts', () => {
  test('the address does not change before a screen is shown', () => expect([address(), seen]).toEqual(['/', []]));

  test('Ann signs in, opens a loan and starts a payment: each screen has its address, Login is not in the history', async () => {
    await signedIn();
    expect(address()).toBe('/TitleMax/Accounts');
    await tell('account.opened', 'payment.chosen', 'amount.confirmed');
    expect(address()).toBe(`${LOAN}/Payment/SelectPaymentMethod`);
    await traverse(-3);
    expect([address(), tiny.actor.getSnapshot().value]).toEqual(['/TitleMax/Accounts', 'dashboard']);
  });

  test('Back from the review leads to the cards, not to the form in which the card was added', async () => {
    await signedIn();
    await tell('account.opened', 'payment.chosen', 'amount.confirmed', 'card.adding', 'card.added');
    expect(address()).toBe(`${LOAN}/Payment/ReviewPayment`);
    await traverse(-1);
    expect([address(), tiny.actor.getSnapshot().value]).toEqual([`${LOAN}/Payment/SelectPaymentMethod`, 'method']);
  });

  test('a card form that was declined leaves no entry: one press of Back leads from the cards to the amount', async () => {
    await signedIn();
    await tell('account.opened', 'payment.chosen', 'amount.confirmed');
    const { length } = window.history;
    await tell('card.adding');
    await afterPop(() => tiny.actor.send({ type: 'card.declined' }));
    expect([address(), tiny.actor.getSnapshot().value]).toEqual([`${LOAN}/Payment/SelectPaymentMethod`, 'method']);
    await traverse(-1);
    expect([address(), tiny.actor.getSnapshot().value]).toEqual([`${LOAN}/Payment`, 'amount']);
    await traverse(1);
    expect([address(), window.history.length]).toEqual([`${LOAN}/Payment/SelectPaymentMethod`, length + 1]);
  });

  test('what happens while the browser goes back is shown afterwards', async () => {
    await signedIn();
    await tell('account.opened', 'payment.chosen', 'amount.confirmed', 'card.adding');
    await afterPop(() => {
      tiny.actor.send({ type: 'card.declined' });
      queueMicrotask(() => queueMicrotask(() => tiny.actor.send({ type: 'amount.confirmed' })));
    });
    expect([address(), tiny.actor.getSnapshot().value]).toEqual([`${LOAN}/Payment/ReviewPayment`, 'review']);
    await traverse(-1);
    expect(address()).toBe(`${LOAN}/Payment/SelectPaymentMethod`);
  });

  test('after a payment, neither the review nor the processing screen is in the history', async () => {
    await signedIn();
    await tell('account.opened', 'payment.chosen', 'amount.confirmed', 'amount.confirmed', 'payment.submitted', 'payment.accepted');
    const length = window.history.length;
    expect(address()).toBe(`${LOAN}/Payment/ConfirmPayment`);
    expect(seen.map(({ now }) => now.screen)).toEqual([
      'Login',
      'Dashboard',
      'AccountDetails',
      'MakePayment',
      'SelectPaymentMethod',
      'ReviewPayment',
      'PaymentProcessing',
      'ConfirmPayment',
    ]);
    expect(history.location.state.__TSR_index).toBe(4);
    expect(window.history.length).toBe(length);
  });

  test('for a payment found in progress, Back does not lead to the amount', async () => {
    await signedIn();
    await tell('account.opened', 'payment.chosen', 'payment.found');
    expect([address(), history.location.state.__TSR_index]).toEqual([`${LOAN}/Payment/PaymentProcessing`, 2]);
    await traverse(-1);
    expect(address()).toBe(`${LOAN}/Payment/PaymentProcessing`); // the tiny chart has no exit here
  });

  test('each navigation reports the previous screen (GUARD-029)', async () => {
    await signedIn();
    await tell('account.opened');
    expect(seen.map(({ previous, now }) => [previous?.screen ?? null, now.screen])).toEqual([
      [null, 'Login'],
      ['Login', 'Dashboard'],
      ['Dashboard', 'AccountDetails'],
    ]);
  });
});

describe('the charts follow the address', () => {
  test('Back and Forward open the screens', async () => {
    await signedIn();
    await tell('account.opened', 'payment.chosen');
    await traverse(-1);
    expect([address(), tiny.actor.getSnapshot().value]).toEqual([LOAN, 'details']);
    await traverse(1);
    expect([address(), tiny.actor.getSnapshot().value]).toEqual([`${LOAN}/Payment`, 'amount']);
  });

  test.each([-1, -2, -3])('Back by %i is refused while money moves, and the address is restored (OPEN-004)', async (steps) => {
    await signedIn();
    await tell('account.opened', 'payment.chosen', 'amount.confirmed', 'amount.confirmed', 'payment.submitted');
    await traverse(steps);
    expect([address(), tiny.actor.getSnapshot().value]).toEqual([`${LOAN}/Payment/PaymentProcessing`, 'processing']);
    await tell('payment.accepted');
    expect(address()).toBe(`${LOAN}/Payment/ConfirmPayment`);
  });

  test('Back from the receipt does not reopen the payment (GUARD-020)', async () => {
    await signedIn();
    await tell('account.opened', 'payment.chosen', 'amount.confirmed', 'amount.confirmed', 'payment.submitted', 'payment.accepted');
    await traverse(-1);
    expect([address(), tiny.actor.getSnapshot().value]).toEqual([`${LOAN}/Payment/ConfirmPayment`, 'confirmed']);
  });

  test('a jump to an anchor in the page changes nothing', async () => {
    await signedIn();
    window.location.hash = 'amount';
    await settle();
    expect([address(), tiny.actor.getSnapshot().value]).toEqual(['/TitleMax/Accounts', 'dashboard']);
  });
});

describe('a link', () => {
  const follow = async (to: string) => {
    void router.navigate({ to }); // a blocked navigation never resolves
    await settle();
  };

  test('sends its target to the charts, and the address follows their decision', async () => {
    await signedIn();
    await follow(LOAN);
    expect([address(), tiny.actor.getSnapshot().value]).toEqual([LOAN, 'details']);
    await traverse(-1);
    expect(address()).toBe('/TitleMax/Accounts');
  });

  test('does nothing while money moves, and does not reopen a finished payment (GUARD-020, OPEN-004)', async () => {
    await signedIn();
    await tell('account.opened', 'payment.chosen', 'amount.confirmed', 'amount.confirmed', 'payment.submitted');
    await follow('/TitleMax/Accounts');
    expect([address(), tiny.actor.getSnapshot().value]).toEqual([`${LOAN}/Payment/PaymentProcessing`, 'processing']);
    await tell('payment.accepted');
    await follow(`${LOAN}/Payment/ReviewPayment`);
    expect([address(), tiny.actor.getSnapshot().value]).toEqual([`${LOAN}/Payment/ConfirmPayment`, 'confirmed']);
  });

  test('preloads the files of its flow before it is pressed, and only then', async () => {
    await signedIn();
    await router.preloadRoute({ to: `${LOAN}/Payment` });
    expect(fetched).toEqual(['payment']);
    await tell('account.opened', 'payment.chosen');
    expect(fetched).toEqual(['payment']);
  });
});

test('a router that loads late knows what Login has shown, and the address of the current screen', async () => {
  mirror.stop();
  history.destroy();
  window.history.replaceState(null, '', '/');
  tiny = tinyCharts();
  await signedIn();
  history = createBrowserHistory();
  seen = [];
  mirror = startMirror(routerOf(history), tiny.charts, (navigation) => seen.push(navigation), LOGIN);
  await settle();
  expect(seen.map(({ previous, now }) => [previous?.screen ?? null, now.screen])).toEqual([
    [null, 'Login'],
    ['Login', 'Dashboard'],
  ]);
  expect([address(), history.location.state.__TSR_index]).toEqual(['/TitleMax/Accounts', 0]);
});

describe('a flow that loads before it opens the requested screen', () => {
  const METHODS = '/TitleMax/PaymentMethods';
  const screens = ['PaymentMethods', 'AddPaymentMethod'];
  /** The list is shown while the cards load; then the form that the address requests. */
  async function loads(): Promise<void> {
    mirror.stop();
    history.destroy();
    history = createBrowserHistory();
    let [screen = '', settled, changed] = [screens[0], false, () => {}];
    const charts: Charts = {
      visible: () => ({ target: { flow: 'cards', screen, params: { brand: 'TitleMax' }, search: {} }, settled }),
      mayGo: () => true,
      go: (to) => {
        ({ screen } = to);
      },
      isBound: () => false,
      mayReturn: () => true,
      watch: (change) => {
        changed = change;
        return () => {};
      },
    };
    mirror = startMirror(routerOf(history), charts, () => {});
    await settle();
    expect(address()).toBe(METHODS);
    [screen = '', settled] = [screens[1], true];
    changed();
    await settle();
  }

  test('after a reload the screen keeps its one entry: Back leads to another screen (GUARD-023)', async () => {
    window.history.replaceState({ __TSR_index: 1, __TSR_key: 'a', key: 'a' }, '', `${METHODS}/AddPaymentMethod`);
    await loads();
    expect([address(), history.location.state.__TSR_index]).toEqual([`${METHODS}/AddPaymentMethod`, 1]);
  });

  test('for an address that was typed, the screen before it becomes an entry, so that Back leads there', async () => {
    window.history.replaceState(null, '', `${METHODS}/AddPaymentMethod`);
    await loads();
    expect([address(), history.location.state.__TSR_index]).toEqual([`${METHODS}/AddPaymentMethod`, 1]);
    await afterPop(() => window.history.back());
    expect(address()).toBe(METHODS);
  });
});

describe('the back button of the header', () => {
  test('goes from adding a card to the amount (GUARD-022)', async () => {
    await signedIn();
    await tell('account.opened', 'payment.chosen', 'amount.confirmed', 'card.adding');
    mirror.back();
    await settle();
    expect([address(), tiny.actor.getSnapshot().value]).toEqual([`${LOAN}/Payment`, 'amount']);
  });

  test('otherwise goes back in the history (GUARD-023)', async () => {
    await signedIn();
    await tell('account.opened');
    await afterPop(() => mirror.back());
    expect(tiny.actor.getSnapshot().value).toBe('dashboard');
  });

  test('goes to Login without a history (GUARD-024)', async () => {
    mirror.stop();
    history.destroy();
    open('/ContactUs');
    await tell('signed.in');
    tiny.charts.go({ flow: 'stores', screen: 'ContactUs', params: {}, search: {} });
    await settle();
    expect([address(), history.canGoBack()]).toEqual(['/ContactUs', false]);
    mirror.back();
    await settle();
    expect([address(), tiny.actor.getSnapshot().value]).toEqual(['/', 'login']);
  });
});
