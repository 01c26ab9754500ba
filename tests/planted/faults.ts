import type { Fault } from './fault.ts';
import { accountsFaults } from './faults/accounts.ts';
import { appFaults } from './faults/app.ts';
import { appUpdateFaults } from './faults/appUpdate.ts';
import { cardFaults } from './faults/card.ts';
import { consentFaults } from './faults/consent.ts';
import { externalPageFaults } from './faults/externalPage.ts';
import { guardsFaults } from './faults/guards.ts';
import { installFaults } from './faults/install.ts';
import { linkAccountFaults } from './faults/linkAccount.ts';
import { menuFaults } from './faults/menu.ts';
import { paymentFaults } from './faults/payment.ts';
import { profileFaults } from './faults/profile.ts';
import { recoveryFaults } from './faults/recovery.ts';
import { registrationFaults } from './faults/registration.ts';
import { sessionFaults } from './faults/session.ts';
import { signInFaults } from './faults/signIn.ts';
import { storesFaults } from './faults/stores.ts';
import { attemptFaults } from './faults/attempt.ts';
import { termsFaults } from './faults/terms.ts';
import { trustedDeviceFaults } from './faults/trustedDevice.ts';
import { updateUserFaults } from './faults/updateUser.ts';

/** Arrows taken away, guards turned, targets swapped, tags and actions dropped, times changed: what the generated tests are there to notice. */
export const faults: readonly Fault[] = [
  ...paymentFaults,
  ...attemptFaults,
  ...cardFaults,
  ...accountsFaults,
  ...signInFaults,
  ...registrationFaults,
  ...recoveryFaults,
  ...guardsFaults,
  ...trustedDeviceFaults,
  ...sessionFaults,
  ...appFaults,
  ...appUpdateFaults,
  ...menuFaults,
  ...profileFaults,
  ...linkAccountFaults,
  ...updateUserFaults,
  ...consentFaults,
  ...termsFaults,
  ...installFaults,
  ...externalPageFaults,
  ...storesFaults,
];
