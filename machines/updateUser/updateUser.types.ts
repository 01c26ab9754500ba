import type { Answer } from '../../services/contract/index.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Codes } from '../verifyCode/codes.rules.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { VerifyCodeScreen } from '../verifyCode/verifyCode.rules.ts';

/** `search.of`: which name is to be changed, `email` or `phone`; either when it does not say. */
export type UpdateUserInput = { person: Person; settings: Settings; search: Readonly<Record<string, string>> };

/** By which names she signs in now. */
export type Names = Answer<'GET /updateUser'>;

/** What is wrong with the new name: `taken` and `same` are about names that are right as such. */
export type NameProblem = 'required' | 'invalid' | 'notEmail' | 'notPhone' | 'same' | 'taken';

export type UpdateUserContext = UpdateUserInput & {
  names: Names | null;
  /** The new name as it was typed. */
  username: string;
  problem: NameProblem | null;
  codes: Codes;
  /** The screen of the code that is asked for. */
  verifyScreen: VerifyCodeScreen;
  /** There is one way for the code: nothing is chosen. */
  sendsAtOnce: boolean;
  /** Why the names could not be had. */
  failure: Failure | null;
  outcome: UpdateUserOutcome;
};

export type UpdateUserEvent =
  /** The new name was sent. */
  | { type: 'name.submitted'; username: string }
  /** It is being typed: it outlives a reload. */
  | { type: 'name.typed'; text: string }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/** `person` is read anew: her tokens tell the new name. */
export type UpdateUserOutcome = { kind: 'updated'; person: Person } | { kind: 'left' };
