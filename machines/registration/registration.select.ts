import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { PasswordPolicy } from '../../services/contract/password.ts';
import { readUsername } from '../../services/contract/username.ts';
import type { registrationMachine } from './registration.machine.ts';
import { isLost } from './registration.rules.ts';
import type { RegistrationView } from './registration.types.ts';

/** Spec: portal §5 "Password policy" (RULE-002). */
const USUAL = v.parse(PasswordPolicy, {});

export function registrationView(snapshot: SnapshotFrom<typeof registrationMachine>): RegistrationView {
  const { context } = snapshot;
  return {
    username: context.username,
    kindOfName: readUsername(context.username).kind,
    policy: context.policy ?? USUAL,
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
