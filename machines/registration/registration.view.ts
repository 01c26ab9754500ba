import type { SnapshotFrom } from 'xstate';
import type { PasswordPolicy } from '../../services/contract/password.ts';
import { readUsername } from '../../services/contract/username.ts';
import { USUAL_POLICY } from '../kit/passwordHints.ts';
import type { registrationMachine } from './registration.machine.ts';
import { isLost } from './registration.rules.ts';
import type { RegistrationContext } from './registration.types.ts';

/** All screens of the registration show the same view. */
export type RegistrationView = Pick<
  RegistrationContext,
  'username' | 'guestCards' | 'keepCards' | 'nameError' | 'passwordError' | 'failure'
> & {
  busy: boolean;
  /** The specification's own until the service's has loaded. */
  policy: PasswordPolicy;
  /** The customer came by a link of referral rewards. */
  isReferred: boolean;
  /** The response to the registration was lost, and it is unknown whether it arrived. */
  isUnsure: boolean;
  kindOfName: 'email' | 'phone' | 'none';
};

export function registrationView(snapshot: SnapshotFrom<typeof registrationMachine>): RegistrationView {
  const { context } = snapshot;
  return {
    username: context.username,
    kindOfName: readUsername(context.username).kind,
    policy: context.policy ?? USUAL_POLICY,
    guestCards: context.guestCards,
    keepCards: context.keepCards,
    nameError: context.nameError,
    passwordError: context.passwordError,
    failure: context.failure,
    isReferred: context.shortCode !== '',
    isUnsure: context.failure !== null && isLost(context),
    busy: snapshot.hasTag('busy'),
  };
}
