import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { accountsMachine } from '../accounts/accounts.machine.ts';
import { accountsView } from '../accounts/accounts.select.ts';
import { appMachine } from '../app/app.machine.ts';
import { appView } from '../app/app.select.ts';
import { appStartMachine } from '../app/appStart.machine.ts';
import { appUpdateMachine } from '../appUpdate/appUpdate.machine.ts';
import { guardsMachine } from '../guards/guards.machine.ts';
import { countdownMachine } from '../idle/countdown.machine.ts';
import { idleMachine } from '../idle/idle.machine.ts';
import { screenOf } from '../kit/screenOf.ts';
import { menuMachine } from '../menu/menu.machine.ts';
import { linkAccountMachine } from '../linkAccount/linkAccount.machine.ts';
import { linkAccountView } from '../linkAccount/linkAccount.select.ts';
import { trustedDeviceMachine } from '../trustedDevice/trustedDevice.machine.ts';
import { trustedDeviceView } from '../trustedDevice/trustedDevice.select.ts';
import { updateUserMachine } from '../updateUser/updateUser.machine.ts';
import { updateUserView } from '../updateUser/updateUser.select.ts';
import { cardFormMachine } from '../payment/cardForm.machine.ts';
import { followingMachine } from '../attempt/following.machine.ts';
import { gatheringMachine } from '../payment/gathering.machine.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { paymentAttempt, paymentMoney } from '../payment/paymentAttempt.ts';
import { paymentView } from '../payment/payment.view.ts';
import { searchingMachine } from '../attempt/searching.machine.ts';
import { sendingMachine } from '../attempt/sending.machine.ts';
import { tidyingMachine } from '../payment/tidying.machine.ts';
import { recoveryMachine } from '../recovery/recovery.machine.ts';
import { recoveryView } from '../recovery/recovery.select.ts';
import { registrationMachine } from '../registration/registration.machine.ts';
import { registrationView } from '../registration/registration.select.ts';
import { addressSearchMachine } from '../profile/addressSearch.machine.ts';
import { devicesMachine } from '../profile/devices.machine.ts';
import { profileMachine } from '../profile/profile.machine.ts';
import { profileView } from '../profile/profile.select.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { settlingMachine } from '../signIn/settling.machine.ts';
import { signInMachine } from '../signIn/signIn.machine.ts';
import { signInView } from '../signIn/signIn.select.ts';
import { storesMachine } from '../stores/stores.machine.ts';
import { storesView } from '../stores/stores.select.ts';
import { consentMachine } from '../consent/consent.machine.ts';
import { consentView } from '../consent/consent.select.ts';
import { termsMachine } from '../terms/terms.machine.ts';
import { termsView } from '../terms/terms.select.ts';
import { installMachine } from '../install/install.machine.ts';
import { installView } from '../install/install.select.ts';
import { externalPageMachine } from '../externalPage/externalPage.machine.ts';
import { externalPageView } from '../externalPage/externalPage.select.ts';
import type { Walk } from './explorer.ts';
import { accountsWalk } from './walks/accounts.walks.ts';
import { appWalk } from './walks/app.walks.ts';
import { appStartWalk } from './walks/appStart.walks.ts';
import { appUpdateWalk } from './walks/appUpdate.walks.ts';
import { attemptWalk } from './walks/attempt.walks.ts';
import { cardFormWalk } from './walks/cardForm.walks.ts';
import { countdownWalk } from './walks/countdown.walks.ts';
import { followingWalk } from './walks/following.walks.ts';
import { gatheringWalk } from './walks/gathering.walks.ts';
import { guardsWalk } from './walks/guards.walks.ts';
import { idleWalk } from './walks/idle.walks.ts';
import { menuWalk } from './walks/menu.walks.ts';
import { linkAccountWalk } from './walks/linkAccount.walks.ts';
import { trustedDeviceWalk } from './walks/trustedDevice.walks.ts';
import { updateUserWalk } from './walks/updateUser.walks.ts';
import { paymentWalk } from './walks/payment.walks.ts';
import { recoveryWalk } from './walks/recovery.walks.ts';
import { registrationWalk } from './walks/registration.walks.ts';
import { addressSearchWalk, devicesWalk, profileWalk } from './walks/profile.walks.ts';
import { searchingWalk } from './walks/searching.walks.ts';
import { sendingWalk } from './walks/sending.walks.ts';
import { sessionWalk } from './walks/session.walks.ts';
import { settlingWalk } from './walks/settling.walks.ts';
import { signInWalk } from './walks/signIn.walks.ts';
import { storesWalk } from './walks/stores.walks.ts';
import { consentWalk } from './walks/consent.walks.ts';
import { termsWalk } from './walks/terms.walks.ts';
import { installWalk } from './walks/install.walks.ts';
import { externalPageWalk } from './walks/externalPage.walks.ts';
import { tidyingWalk } from './walks/tidying.walks.ts';

/** What a customer sees of a snapshot: the screen's name, and what its component is given as `view`. */
export type Shown = { screen: string; view: unknown };

/**
 * A chart of the product with everything that can happen to it; `walk` is made at the first call. `view` of a chart with screens: null where
 * it has none of its own in that snapshot (another flow's is on, a skeleton, its end). Throws for the snapshot of another chart.
 */
export type Chart = { machine: AnyStateMachine; walk: () => Walk; view?: (snapshot: AnyMachineSnapshot) => Shown | null };

/** A flow that leaves, or has hardly begun, shows a screen without being on it: its view says which, as it does to the shell. */
const toldBy = (view: unknown): string | null =>
  typeof view === 'object' && view !== null && 'screen' in view && typeof view.screen === 'string' ? view.screen : null;

function chart<M extends AnyStateMachine>(
  machine: M,
  walk: () => Walk<SnapshotFrom<M>>,
  select?: (snapshot: SnapshotFrom<M>) => unknown,
): Chart {
  if (!select) return { machine, walk };
  const isMine = (snapshot: AnyMachineSnapshot): snapshot is SnapshotFrom<M> => snapshot.machine === machine;
  const view = (snapshot: AnyMachineSnapshot): Shown | null => {
    const isOver = snapshot.status !== 'active';
    if (!isMine(snapshot)) throw new TypeError(`${machine.id} was given a snapshot of another chart`);
    if (isOver) return null;
    const shown = select(snapshot);
    const screen = screenOf(snapshot) ?? toldBy(shown);
    return screen === null ? null : { screen, view: shown };
  };
  return { machine, walk, view };
}

const all = {
  app: chart(appMachine, appWalk, appView),
  appStart: chart(appStartMachine, appStartWalk),
  appUpdate: chart(appUpdateMachine, appUpdateWalk),
  guards: chart(guardsMachine, guardsWalk),
  session: chart(sessionMachine, sessionWalk),
  idle: chart(idleMachine, idleWalk),
  countdown: chart(countdownMachine, countdownWalk),
  menu: chart(menuMachine, menuWalk),
  signIn: chart(signInMachine, signInWalk, signInView),
  settling: chart(settlingMachine, settlingWalk),
  accounts: chart(accountsMachine, accountsWalk, accountsView),
  payment: chart(paymentMachine, paymentWalk, paymentView),
  gathering: chart(gatheringMachine, gatheringWalk),
  cardForm: chart(cardFormMachine, cardFormWalk),
  // as the payment uses them: with its calls
  attempt: chart(paymentAttempt, attemptWalk),
  sending: chart(sendingMachine.provide({ actors: { post: paymentMoney.post } }), sendingWalk),
  following: chart(followingMachine.provide({ actors: { poll: paymentMoney.poll } }), followingWalk),
  searching: chart(searchingMachine.provide({ actors: { search: paymentMoney.search } }), searchingWalk),
  tidying: chart(tidyingMachine, tidyingWalk),
  profile: chart(profileMachine, profileWalk, profileView),
  addressSearch: chart(addressSearchMachine, addressSearchWalk),
  devices: chart(devicesMachine, devicesWalk),
  linkAccount: chart(linkAccountMachine, linkAccountWalk, linkAccountView),
  trustedDevice: chart(trustedDeviceMachine, trustedDeviceWalk, trustedDeviceView),
  updateUser: chart(updateUserMachine, updateUserWalk, updateUserView),
  stores: chart(storesMachine, storesWalk, storesView),
  registration: chart(registrationMachine, registrationWalk, registrationView),
  recovery: chart(recoveryMachine, recoveryWalk, recoveryView),
  externalPage: chart(externalPageMachine, externalPageWalk, externalPageView),
  install: chart(installMachine, installWalk, installView),
  terms: chart(termsMachine, termsWalk, termsView),
  consent: chart(consentMachine, consentWalk, consentView),
} satisfies Record<string, Chart>;

export type ChartName = keyof typeof all;
/** Every chart of the product, by its id. */
export const charts: Readonly<Record<ChartName, Chart>> = all;
