import { createMemoryHistory } from '@tanstack/react-router';
import { vi } from 'vitest';
import { createActor, fromPromise, type AnyStateMachine, type SnapshotFrom } from 'xstate';
import type { addCardMachine } from '../../../machines/addCard/addCard.machine.ts';
import type { AddCardEvent } from '../../../machines/addCard/addCard.rules.ts';
import { addCardView, type AddCardView } from '../../../machines/addCard/addCard.view.ts';
import { accountsView } from '../../../machines/accounts/accounts.view.ts';
import type { AccountsEvent } from '../../../machines/accounts/accounts.types.ts';
import { currentScreen, menuPage } from '../../../machines/app/app.view.ts';
import type { DownloadedFlow } from '../../../machines/flows.ts';
import { isChart } from '../../../machines/kit/xstateInternals.ts';
import type { MenuEvent } from '../../../machines/menu/menu.types.ts';
import type { PaymentEvent } from '../../../machines/payment/payment.types.ts';
import { paymentView, type OwnView, type PaymentView } from '../../../machines/payment/payment.view.ts';
import { recoveryView } from '../../../machines/recovery/recovery.view.ts';
import type { RecoveryEvent } from '../../../machines/recovery/recovery.rules.ts';
import { registrationView } from '../../../machines/registration/registration.view.ts';
import type { RegistrationEvent } from '../../../machines/registration/registration.types.ts';
import { verifyCodeView } from '../../../machines/verifyCode/verifyCode.view.ts';
import type { verifyCodeMachine } from '../../../machines/verifyCode/verifyCode.machine.ts';
import type { VerifyCodeEvent } from '../../../machines/verifyCode/verifyCode.rules.ts';
import type { signingMachine } from '../../../machines/signing/signing.machine.ts';
import type { SigningEvent } from '../../../machines/signing/signing.rules.ts';
import { signingView, type SigningPhase } from '../../../machines/signing/signing.view.ts';
import { signInView } from '../../../machines/signIn/signIn.view.ts';
import { PASSWORD } from '../../../services/lender/people/person.ts';
import { newTab, standIn, type Tab } from './browser.ts';
import { openCeremony } from './ceremony.ts';
import { hostedForm } from './hostedForm.ts';
import type { Sandbox } from './sandbox.ts';

type Screen = OwnView['screen'];

const isVerifying = (snapshot: unknown): snapshot is SnapshotFrom<typeof verifyCodeMachine> =>
  isChart(snapshot) && snapshot.machine.id === 'verifyCode';

const isAddingCard = (snapshot: unknown): snapshot is SnapshotFrom<typeof addCardMachine> =>
  isChart(snapshot) && snapshot.machine.id === 'addCard';

const isSigning = (snapshot: unknown): snapshot is SnapshotFrom<typeof signingMachine> =>
  isChart(snapshot) && snapshot.machine.id === 'signing';

/** The page's modules, loaded again for every page, so that nothing in memory survives, as in a browser. */
async function modules() {
  vi.resetModules();
  const [registry, app, actors, menu, menuSelect, connect, config, secrets, vault, mirror, routing, tree, charts, help, visited, page] =
    await Promise.all([
      import('../../../machines/flows.ts'),
      import('../../../machines/app/app.machine.ts'),
      import('../../../machines/app/app.actors.ts'),
      import('../../../machines/menu/menu.machine.ts'),
      import('../../../machines/menu/menu.view.ts'),
      import('../../../services/client/connect.ts'),
      import('../../../services/client/config.ts'),
      import('../../../services/client/secrets.ts'),
      import('../../../services/client/frames.ts'),
      import('../../../routes/mirror.ts'),
      import('../../../routes/router.ts'),
      import('../../../routes/tree.ts'),
      import('../../../routes/charts.ts'),
      import('../../../services/actors/help.ts'),
      import('../../../services/client/visited.ts'),
      import('../../../routes/page/navigated.ts'),
      import('../../../services/client/queries.ts'),
      import('../../../services/client/entry.ts'),
      import('../../../services/client/remote.ts'),
      import('../../../services/client/cognito.ts'),
      import('../../../services/contract/index.ts'),
    ]);
  // loaded in advance, so that a download takes no virtual time
  const { loadChart } = await import('../../../machines/charts.ts');
  await Promise.all([
    ...registry.DOWNLOADED.map(loadChart),
    import('../../../machines/payment/payment.parts.ts'),
    import('../../../machines/referral/referral.parts.ts'),
    import('../../../machines/draw/draw.parts.ts'),
  ]);
  return { loadChart, app, actors, menu, menuSelect, connect, config, secrets, vault, mirror, routing, tree, charts, help, visited, page };
}

/** A page of the portal as in a browser, without rendering: the real charts, mirror, client and lender. */
export async function openPage(sandbox: Sandbox, address = '/', tab: Tab = newTab()) {
  const {
    loadChart,
    app,
    actors,
    menu,
    menuSelect,
    connect,
    config,
    secrets,
    vault,
    mirror,
    routing,
    tree,
    charts,
    help,
    visited,
    page: after,
  } = await modules();
  const events = standIn(tab);
  sandbox.line.connect();
  config.keepConfig(sandbox.config);
  connect.connect({
    serviceUrl: '/api',
    appVersion: '1.0.0',
    brandCode: () => sandbox.brandCode,
    language: () => 'en',
    isStandalone: () => false,
  });

  const fetchFlow = fromPromise<AnyStateMachine, { flow: DownloadedFlow }>(({ input }) => loadChart(input.flow));
  actors.menuSlot.fill(menu.menuMachine);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = routing.createPortalRouter(history, tree, async () => undefined);
  const actor = createActor(app.appMachine.provide({ actors: { fetchFlow, openCase: help.openCase } }), {
    input: { target: mirror.firstTarget(router), visited: visited.readVisited() },
  }).start();
  const bridge = mirror.startMirror(router, charts.chartsOf(actor), after.navigated);

  const now = () => currentScreen(actor.getSnapshot());
  const flow = () => actor.getSnapshot().children;
  const menuNow = () => menuSelect.menuView(flow().menu?.getSnapshot(), menuPage(actor.getSnapshot()));
  const description = () => `${now().screen} at ${history.location.href} has the view ${JSON.stringify(viewNow())}`;
  const viewNow = () => {
    const { payment: paying, signIn, accounts: list, recovery: recovering, registration: registering } = flow();
    const { actor: current } = now();
    const nested: unknown = current?.getSnapshot();
    if (isVerifying(nested)) return verifyCodeView(nested);
    if (isAddingCard(nested)) return addCardView(nested);
    if (registering) return registrationView(registering.getSnapshot());
    if (recovering) return recoveryView(recovering.getSnapshot());
    if (paying) return paymentView(paying.getSnapshot());
    if (list) return accountsView(list.getSnapshot());
    return signIn ? signInView(signIn.getSnapshot()) : null;
  };
  /** The running flow's actor. */
  function running<Actor>(actor: Actor | undefined): Actor {
    if (!actor) throw new Error(`the flow does not run: ${description()}`);
    return actor;
  }
  const close = () => {
    events.dispatchEvent(new Event('pagehide'));
    bridge.stop();
    actor.stop();
  };
  const until = (holds: () => boolean, limitMs?: number) => sandbox.time.until(holds, description, limitMs);

  const page = {
    tab,
    actor,
    now,
    address: () => history.location.href,
    /** The browser's own Back and Forward. */
    back: () => history.back(),
    forward: () => history.forward(),
    /** The number of entries in the tab's history. */
    entries: () => history.length,
    until,
    /** Waits for a screen that is not busy. */
    at: (screen: string) => until(() => now().screen === screen && !now().busy),
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    /** The browser reports that it is online again. */
    goesOnline: () => events.dispatchEvent(new Event('online')),
    /** The side menu, when it has loaded. */
    menu: async () => {
      await until(() => menuNow() !== null);
      const view = () => menuNow() ?? { entries: [], blocked: null };
      return { view, names: () => view().entries.map(({ name }) => name), send: (event: MenuEvent) => flow().menu?.send(event) };
    },
    accounts: () => {
      const { accounts: list } = flow();
      if (!list) throw new Error(`the accounts are not open: ${description()}`);
      return { send: (event: AccountsEvent) => list.send(event), view: () => accountsView(list.getSnapshot()) };
    },
    /** Sends events to the payment. */
    press: (...pressed: PaymentEvent[]) => {
      const paying = flow().payment;
      if (!paying) throw new Error(`no payment runs: ${description()}`);
      for (const event of pressed) paying.send(event);
    },
    /** The view of a payment screen, when `holds` is true for it. */
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
      if (!view) throw new Error(`${screen} is no longer open: ${description()}`);
      return view;
    },
    /** AddPaymentMethod, when `holds` is true for its view. */
    async addingCard(holds: (view: AddCardView) => boolean = () => true) {
      const seen = () => {
        const snapshot: unknown = now().actor?.getSnapshot();
        return isAddingCard(snapshot) ? addCardView(snapshot) : null;
      };
      await until(() => {
        const view = seen();
        return view !== null && holds(view);
      });
      const view = seen();
      if (!view) throw new Error(`AddPaymentMethod is no longer open: ${description()}`);
      return { view, send: (event: AddCardEvent) => now().actor?.send(event) };
    },
    /** DocuSignView in this phase. */
    async signing(phase: SigningPhase) {
      const seen = () => {
        const snapshot: unknown = now().actor?.getSnapshot();
        const view = isSigning(snapshot) ? signingView(snapshot) : null;
        return view?.phase === phase ? view : null;
      };
      await until(() => seen() !== null);
      const view = seen();
      if (!view) throw new Error(`DocuSignView is no longer ${phase}: ${description()}`);
      return { view, send: (event: SigningEvent) => now().actor?.send(event) };
    },
    /** The flow of this name that runs now. */
    flow: <Name extends DownloadedFlow>(name: Name) => {
      const running = flow()[name];
      if (!running) throw new Error(`${name} does not run: ${description()}`);
      return running;
    },
    login: () => {
      const { signIn } = flow();
      if (!signIn) throw new Error(`Login is not open: ${description()}`);
      return signInView(signIn.getSnapshot());
    },
    /** Fills Login and sends it. */
    submitLogin: (username: string, { password = PASSWORD, remember = false } = {}) => {
      secrets.keepSecret('password', password);
      flow().signIn?.send({ type: 'login.submitted', username, hasPassword: password !== '', remember });
    },
    registration: () => {
      const { registration: registering } = flow();
      if (!registering) throw new Error(`the registration is not open: ${description()}`);
      return { send: (event: RegistrationEvent) => registering.send(event), view: () => registrationView(registering.getSnapshot()) };
    },
    /** The two screens of a code, in any flow. */
    verifying: () => {
      const { actor: current } = now();
      const snapshot: unknown = current?.getSnapshot();
      if (!current || !isVerifying(snapshot)) throw new Error(`no code screen is open: ${description()}`);
      return { send: (event: VerifyCodeEvent) => current.send(event), view: () => verifyCodeView(snapshot) };
    },
    typePassword: (password: string) => secrets.keepSecret('password', password),
    recovery: () => {
      const { recovery: recovering } = flow();
      if (!recovering) throw new Error(`the password recovery is not open: ${description()}`);
      return { send: (event: RecoveryEvent) => recovering.send(event), view: () => recoveryView(recovering.getSnapshot()) };
    },
    typeNewPassword: (password: string) => secrets.keepSecret('newPassword', password),
    typeCvv: (cvv: string) => secrets.keepSecret('cvv', cvv),
    /** Adds the hosted card form to the page. */
    mountForm: (formUrl: string) => {
      const form = hostedForm(sandbox.vault, formUrl, events);
      vault.attachFrame('vault', form.element);
      return form;
    },
    /** Opens the lender's signing page in a frame of the page. */
    mountPapers: async (signingUrl: string) => {
      const papers = await openCeremony(sandbox.vault, signingUrl, events);
      vault.attachFrame('signing', papers.element);
      return papers;
    },
    /** Stores an SSN or a password in its cell, as its field does. */
    keepSecret: secrets.keepSecret,
    linking: () => running(flow().linkAccount),
    device: () => running(flow().trustedDevice),
    update: () => running(flow().updateUser),
    close,
  };
  return page;
}
export type Page = Awaited<ReturnType<typeof openPage>>;

/** Opens an address in the same tab, by default the current one (a reload). */
export function load(sandbox: Sandbox, page: Page, address = page.address()): Promise<Page> {
  page.close();
  return openPage(sandbox, address, page.tab);
}
