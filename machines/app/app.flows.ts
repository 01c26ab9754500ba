import type { accountsMachine } from '../accounts/accounts.machine.ts';
import type { menuMachine } from '../menu/menu.machine.ts';
import type { linkAccountMachine } from '../linkAccount/linkAccount.machine.ts';
import type { consentMachine } from '../consent/consent.machine.ts';
import type { externalPageMachine } from '../externalPage/externalPage.machine.ts';
import type { installMachine } from '../install/install.machine.ts';
import { slot } from '../kit/slot.ts';
import { DOWNLOADED, type DownloadedFlow } from '../kit/target.ts';
import type { paymentMachine } from '../payment/payment.machine.ts';
import type { profileMachine } from '../profile/profile.machine.ts';
import type { recoveryMachine } from '../recovery/recovery.machine.ts';
import type { registrationMachine } from '../registration/registration.machine.ts';
import type { storesMachine } from '../stores/stores.machine.ts';
import type { trustedDeviceMachine } from '../trustedDevice/trustedDevice.machine.ts';
import type { updateUserMachine } from '../updateUser/updateUser.machine.ts';
import type { termsMachine } from '../terms/terms.machine.ts';

/** What `fetchFlow` brings. */
export type FlowChart =
  | typeof accountsMachine
  | typeof paymentMachine
  | typeof consentMachine
  | typeof externalPageMachine
  | typeof installMachine
  | typeof linkAccountMachine
  | typeof profileMachine
  | typeof recoveryMachine
  | typeof registrationMachine
  | typeof storesMachine
  | typeof termsMachine
  | typeof trustedDeviceMachine
  | typeof updateUserMachine;

/** Where downloaded charts go. Types only are imported here: the page must not carry their code (quality §7). */
export const flowSlots = {
  accounts: slot<typeof accountsMachine>('accounts'),
  payment: slot<typeof paymentMachine>('payment'),
  profile: slot<typeof profileMachine>('profile'),
  stores: slot<typeof storesMachine>('stores'),
  recovery: slot<typeof recoveryMachine>('recovery'),
  registration: slot<typeof registrationMachine>('registration'),
  linkAccount: slot<typeof linkAccountMachine>('linkAccount'),
  trustedDevice: slot<typeof trustedDeviceMachine>('trustedDevice'),
  updateUser: slot<typeof updateUserMachine>('updateUser'),
  consent: slot<typeof consentMachine>('consent'),
  terms: slot<typeof termsMachine>('terms'),
  install: slot<typeof installMachine>('install'),
  externalPage: slot<typeof externalPageMachine>('externalPage'),
} as const;

/** Where the side menu goes: it comes with the first flow. */
export const menuSlot = slot<typeof menuMachine>('menu');

export const isDownloaded = (flow: string): flow is DownloadedFlow => DOWNLOADED.some((name) => name === flow);
