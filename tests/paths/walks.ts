import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { accountsMachine } from '../../machines/accounts/accounts.machine.ts';
import { accountsView } from '../../machines/accounts/accounts.select.ts';
import { appMachine } from '../../machines/app.machine.ts';
import { appView } from '../../machines/app.select.ts';
import { appStartMachine } from '../../machines/appStart.machine.ts';
import { appUpdateMachine } from '../../machines/appUpdate/appUpdate.machine.ts';
import { guardsMachine } from '../../machines/guards/guards.machine.ts';
import { countdownMachine } from '../../machines/idle/countdown.machine.ts';
import { idleMachine } from '../../machines/idle/idle.machine.ts';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { menuMachine } from '../../machines/menu/menu.machine.ts';
import { linkAccountMachine } from '../../machines/linkAccount/linkAccount.machine.ts';
import { linkAccountView } from '../../machines/linkAccount/linkAccount.select.ts';
import { trustedDeviceMachine } from '../../machines/trustedDevice/trustedDevice.machine.ts';
import { trustedDeviceView } from '../../machines/trustedDevice/trustedDevice.select.ts';
import { updateUserMachine } from '../../machines/updateUser/updateUser.machine.ts';
import { updateUserView } from '../../machines/updateUser/updateUser.select.ts';
import { cardFormMachine } from '../../machines/payment/cardForm.machine.ts';
import { followingMachine } from '../../machines/payment/following.machine.ts';
import { gatheringMachine } from '../../machines/payment/gathering.machine.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { paymentView } from '../../machines/payment/payment.select.ts';
import { searchingMachine } from '../../machines/payment/searching.machine.ts';
import { sendingMachine } from '../../machines/payment/sending.machine.ts';
import { submissionMachine } from '../../machines/payment/submission.machine.ts';
import { tidyingMachine } from '../../machines/payment/tidying.machine.ts';
import { recoveryMachine } from '../../machines/recovery/recovery.machine.ts';
import { recoveryView } from '../../machines/recovery/recovery.select.ts';
import { registrationMachine } from '../../machines/registration/registration.machine.ts';
import { registrationView } from '../../machines/registration/registration.select.ts';
import { addressSearchMachine } from '../../machines/profile/addressSearch.machine.ts';
import { devicesMachine } from '../../machines/profile/devices.machine.ts';
import { profileMachine } from '../../machines/profile/profile.machine.ts';
import { profileView } from '../../machines/profile/profile.select.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { settlingMachine } from '../../machines/signIn/settling.machine.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { signInView } from '../../machines/signIn/signIn.select.ts';
import { storesMachine } from '../../machines/stores/stores.machine.ts';
import { storesView } from '../../machines/stores/stores.select.ts';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import { consentView } from '../../machines/consent/consent.select.ts';
import { termsMachine } from '../../machines/terms/terms.machine.ts';
import { termsView } from '../../machines/terms/terms.select.ts';
import { installMachine } from '../../machines/install/install.machine.ts';
import { installView } from '../../machines/install/install.select.ts';
import { externalPageMachine } from '../../machines/externalPage/externalPage.machine.ts';
import { externalPageView } from '../../machines/externalPage/externalPage.select.ts';
import type { Walk } from '../kit/explorer.ts';
import { accountsWalk } from './accounts.walks.ts';
import { appWalk } from './app.walks.ts';
import { appStartWalk } from './appStart.walks.ts';
import { appUpdateWalk } from './appUpdate.walks.ts';
import { cardFormWalk } from './cardForm.walks.ts';
import { countdownWalk } from './countdown.walks.ts';
import { followingWalk } from './following.walks.ts';
import { gatheringWalk } from './gathering.walks.ts';
import { guardsWalk } from './guards.walks.ts';
import { idleWalk } from './idle.walks.ts';
import { menuWalk } from './menu.walks.ts';
import { linkAccountWalk } from './linkAccount.walks.ts';
import { trustedDeviceWalk } from './trustedDevice.walks.ts';
import { updateUserWalk } from './updateUser.walks.ts';
import { paymentWalk } from './payment.walks.ts';
import { recoveryWalk } from './recovery.walks.ts';
import { registrationWalk } from './registration.walks.ts';
import { addressSearchWalk, devicesWalk, profileWalk } from './profile.walks.ts';
import { searchingWalk } from './searching.walks.ts';
import { sendingWalk } from './sending.walks.ts';
import { sessionWalk } from './session.walks.ts';
import { settlingWalk } from './settling.walks.ts';
import { signInWalk } from './signIn.walks.ts';
import { storesWalk } from './stores.walks.ts';
import { submissionWalk } from './submission.walks.ts';
import { consentWalk } from './consent.walks.ts';
import { termsWalk } from './terms.walks.ts';
import { installWalk } from './install.walks.ts';
import { externalPageWalk } from './externalPage.walks.ts';
import { tidyingWalk } from './tidying.walks.ts';

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
  submission: chart(submissionMachine, submissionWalk),
  sending: chart(sendingMachine, sendingWalk),
  following: chart(followingMachine, followingWalk),
  searching: chart(searchingMachine, searchingWalk),
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
