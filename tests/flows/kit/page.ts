import { createMemoryHistory } from '@tanstack/history';
import { vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accountsView } from '../../../machines/accounts/accounts.select.ts';
import type { AccountsEvent } from '../../../machines/accounts/accounts.types.ts';
import type { DownloadedFlow, FlowChart } from '../../../machines/app.flows.ts';
import { currentScreen } from '../../../machines/app.select.ts';
import type { PaymentEvent } from '../../../machines/payment/payment.types.ts';
import { paymentView, type PaymentView } from '../../../machines/payment/payment.select.ts';
import { signInView } from '../../../machines/signIn/signIn.select.ts';
import { PASSWORD } from '../../../services/lender/people/person.ts';
import { newTab, standIn, type Tab } from './browser.ts';
import { hostedForm } from './hostedForm.ts';
import type { House } from './house.ts';

type Screen = PaymentView['screen'];

/** The page's own modules, new for every page: what only lived in memory is gone with the page before, as in a browser. */
async function modules() {
  vi.resetModules();
  const [app, accounts, payment, stores, connect, config, secrets, vault, mirror, charts] = await Promise.all([
    import('../../../machines/app.machine.ts'),
    import('../../../machines/accounts/accounts.machine.ts'),
    import('../../../machines/payment/payment.machine.ts'),
    import('../../../machines/stores/stores.machine.ts'),
    import('../../../services/client/connect.ts'),
    import('../../../services/client/config.ts'),
    import('../../../services/client/secrets.ts'),
    import('../../../services/client/vaultFrame.ts'),
    import('../../../routes/mirror.ts'),
    import('../../../routes/charts.ts'),
    import('../../../services/client/queries.ts'),
    import('../../../services/client/cognito.ts'),
    import('../../../services/contract/index.ts'),
  ]);
  return { app, accounts, payment, stores, connect, config, secrets, vault, mirror, charts };
}

/** A page of the portal as the browser runs it, without its pictures: the real charts, the real mirror, the real client, the real lender. */
export async function openPage(house: House, address = '/', tab: Tab = newTab()) {
  const { app, accounts, payment, stores, connect, config, secrets, vault, mirror, charts } = await modules();
  const events = standIn(tab);
  house.line.connect();
  config.keepConfig(house.config);
  connect.connect({ serviceUrl: '/api', appVersion: '1.0.0', brandCode: () => '', language: () => 'en', isStandalone: () => false });

  const downloaded = { accounts: accounts.accountsMachine, payment: payment.paymentMachine, stores: stores.storesMachine } as const;
  const fetchFlow = fromPromise<FlowChart, { flow: DownloadedFlow }>(({ input }) => Promise.resolve(downloaded[input.flow]));
  const history = createMemoryHistory({ initialEntries: [address] });
  const actor = createActor(app.appMachine.provide({ actors: { fetchFlow } }), {
    input: { target: mirror.firstTarget(history) },
  }).start();
  const bridge = mirror.startMirror(history, charts.chartsOf(actor), () => undefined);

  const now = () => currentScreen(actor.getSnapshot());
  const flow = () => actor.getSnapshot().children;
  const told = () => `${now().screen} at ${history.location.href} is shown: ${JSON.stringify(viewNow())}`;
  const viewNow = () => {
    const { payment: paying, signIn, accounts: list } = flow();
    if (paying) return paymentView(paying.getSnapshot());
    if (list) return accountsView(list.getSnapshot());
    return signIn ? signInView(signIn.getSnapshot()) : null;
  };
  const close = () => {
    events.dispatchEvent(new Event('pagehide'));
    bridge.stop();
    actor.stop();
  };
  const until = (holds: () => boolean, limitMs?: number) => house.time.until(holds, told, limitMs);

  const page = {
    tab,
    actor,
    now,
    address: () => history.location.href,
    until,
    /** Waits for a screen that has come to rest. */
    at: (screen: string) => until(() => now().screen === screen && !now().busy),
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    accounts: () => {
      const { accounts: list } = flow();
      if (!list) throw new Error(`no accounts are shown: ${told()}`);
      return { send: (event: AccountsEvent) => list.send(event), view: () => accountsView(list.getSnapshot()) };
    },
    /** Presses something in the payment. */
    press: (...pressed: PaymentEvent[]) => {
      const paying = flow().payment;
      if (!paying) throw new Error(`no payment runs: ${told()}`);
      for (const event of pressed) paying.send(event);
    },
    /** What a screen of the payment shows once `holds`, or at once. */
    async payment<S extends Screen>(screen: S, holds: (view: Extract<PaymentView, { screen: S }>) => boolean = () => true) {
      const isIt = (view: PaymentView): view is Extract<PaymentView, { screen: S }> => view.screen === screen;
      const seen = () => {
        const paying = flow().payment;
        const view = paying && now().screen === screen ? paymentView(paying.getSnapshot()) : undefined;
        return view && isIt(view) ? view : undefined;
      };
      await until(() => {
        const view = seen();
        return view !== undefined && holds(view);
      });
      const view = seen();
      if (!view) throw new Error(`${screen} has gone: ${told()}`);
      return view;
    },
    login: () => {
      const { signIn } = flow();
      if (!signIn) throw new Error(`nobody can sign in here: ${told()}`);
      return signInView(signIn.getSnapshot());
    },
    /** Fills Login and sends it. */
    submitLogin: (username: string, { password = PASSWORD, remember = false } = {}) => {
      secrets.keepSecret('password', password);
      flow().signIn?.send({ type: 'login.submitted', username, hasPassword: password !== '', remember });
    },
    typeCvv: (cvv: string) => secrets.keepSecret('cvv', cvv),
    /** The hosted card form comes into the page. */
    mountForm: (formUrl: string) => {
      const form = hostedForm(house.vault, formUrl, events);
      vault.attachFrame('vault', form.element);
      return form;
    },
    close,
  };
  return page;
}
export type Page = Awaited<ReturnType<typeof openPage>>;

/** Types an address, or reloads when none is given: the browser loads a new page in the same tab. */
export function load(house: House, page: Page, address = page.address()): Promise<Page> {
  page.close();
  return openPage(house, address, page.tab);
}
