// @vitest-environment jsdom
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LOGIN } from '../../machines/kit/places.ts';
import { firstTarget, startMirror, type Charts, type Mirror, type Navigation } from '../../routes/mirror.ts';
import { createPortalRouter, type PortalRouter } from '../../routes/router.ts';
import * as tree from '../../routes/tree.ts';
import { tinyCharts } from './tinyCharts.ts';

const LOAN = '/TitleMax/Accounts/1';
let history: RouterHistory;
let router: PortalRouter;
/** Flows whose files were fetched. */
let fetched: string[];
let mirror: Mirror;
let seen: Navigation[];
let tiny: ReturnType<typeof tinyCharts>;

const routerOf = (own: RouterHistory) => createPortalRouter(own, tree, async (flow) => void fetched.push(flow));

/** Lets the microtasks of mirror and history run. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};
const address = () => window.location.pathname + window.location.search;

/** Navigates the history and waits until the browser and the mirror have finished. */
async function afterPop(go: () => void): Promise<void> {
  const popped = new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));
  go();
  await popped;
  await settle();
  // a refusal navigates back: one more popstate, which the browser delivers as a task
  await new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => resolve());
    channel.port1.start();
    channel.port2.postMessage(null);
  });
  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  await settle();
}

const traverse = (steps: number) => afterPop(() => window.history.go(steps));

async function tell(...events: Parameters<typeof tiny.actor.send>[0]['type'][]): Promise<void> {
  for (const type of events) {
    if (type !== 'xstate.route') tiny.actor.send({ type });
    await settle();
  }
}

function open(at: string): void {
  window.history.replaceState(null, '', at);
  history = createBrowserHistory();
  tiny = tinyCharts();
  seen = [];
  fetched = [];
  router = routerOf(history);
  mirror = startMirror(router, tiny.charts, (navigation) => seen.push(navigation));
}

const signedIn = () => tell('signed.in', 'signed.in');

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

describe('the first address', () => {
  test('a signed link is removed from the address at once', () => {
    window.history.replaceState(null, '', `${LOAN}/Payment?profileId=p&signature=s3cret&expiration=9&guest=true&flowLock=true`);
    const own = createBrowserHistory();
    const target = firstTarget(routerOf(own));
    expect(target.search).toEqual({ profileId: 'p', signature: 's3cret', expiration: '9', guest: 'true', flowLock: 'true' });
    expect(address()).toBe(`${LOAN}/Payment`);
    expect(JSON.stringify(window.history.state)).not.toContain('s3cret');
    own.destroy();
  });

  test('signed out: the notice stays readable in the address (ROUTE-002)', () => {
    window.history.replaceState(null, '', '/?signedOut=true&x=1');
    const own = createBrowserHistory();
    expect([firstTarget(routerOf(own)).search, address()]).toEqual([{ signedOut: 'true' }, '/?signedOut=true']);
    own.destroy();
  });

  test('a reload of an interrupting screen requests the original address again', async () => {
    await signedIn();
    await tell('service.lost');
    expect(address()).toBe('/NetworkError');
    const own = createBrowserHistory();
    expect(firstTarget(routerOf(own))).toMatchObject({ flow: 'accounts', screen: 'Dashboard', params: { brand: 'TitleMax' } });
    own.destroy();
  });

  test('an interrupting screen is not in the history afterwards', async () => {
    await signedIn();
    await tell('service.lost', 'service.back');
    expect([address(), history.location.state.__TSR_index]).toEqual(['/TitleMax/Accounts', 0]);
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
