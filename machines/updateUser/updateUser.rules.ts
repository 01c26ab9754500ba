import * as v from 'valibot';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import { readUsername } from '../../services/contract/username.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import { NO_CODES, codesFor, forgetProblems, waysOfName, type Codes } from '../verifyCode/codes.rules.ts';
import type { VerifyCodeInput, VerifyCodeScreen } from '../verifyCode/verifyCode.rules.ts';

/** `search.of`: which username changes, `email` or `phone`; either when it is missing. */
export type UpdateUserInput = { person: Person; settings: Settings; search: Readonly<Record<string, string>> };

/** The usernames of the customer now. */
type Names = Answer<'GET /updateUser'>;

/** Why the new username cannot be used; `same` and `taken` are valid usernames. */
type NameProblem = 'required' | 'invalid' | 'notEmail' | 'notPhone' | 'same' | 'taken';

export type UpdateUserContext = UpdateUserInput & {
  names: Names | null;
  /** The new username as typed. */
  username: string;
  problem: NameProblem | null;
  codes: Codes;
  /** The screen that `verifyCode` opens first. */
  verifyScreen: VerifyCodeScreen;
  /** There is one method for the code: nothing to choose. */
  sendsAtOnce: boolean;
  /** Why the usernames could not be loaded. */
  failure: Failure | null;
  outcome: UpdateUserOutcome;
};

export type UpdateUserEvent =
  /** The form. */
  | { type: 'name.submitted'; username: string }
  /** The customer types: the draft survives a reload. */
  | { type: 'name.typed'; text: string }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  | RouteEvent;

/** `person` was loaded again, with tokens that hold the new username. */
export type UpdateUserOutcome = { kind: 'updated'; person: Person } | { kind: 'left' };

export const atStart = (input: UpdateUserInput): UpdateUserContext => ({
  ...input,
  names: null,
  username: '',
  problem: null,
  codes: NO_CODES,
  verifyScreen: 'VerificationMethod',
  sendsAtOnce: false,
  failure: null,
  outcome: { kind: 'left' },
});

/** What survives a reload: the new username as typed so far. Spec: STORE-001. */
export const Draft = v.object({ username: v.pipe(v.string(), v.maxLength(254)) });

/** In one spelling, so that two spellings of a username are equal. */
const plain = (text: string): string => {
  const name = readUsername(text);
  return name.kind === 'none' ? '' : name.username.toLowerCase();
};

/** The customer already signs in with this username. */
export const isOwn = (names: Pick<Names, 'email' | 'phoneNumber'> | null, username: string): boolean =>
  names !== null && [names.email, names.phoneNumber].some((own) => own !== '' && plain(own) === plain(username));

/** Spec: portal §5 "Username" (RULE-001), "Messages" (ERR-042). */
export function problemOf({ names, search }: Pick<UpdateUserContext, 'names' | 'search'>, username: string): NameProblem | null {
  if (username.trim() === '') return 'required';
  const { kind } = readUsername(username);
  if (search['of'] === 'email' && kind !== 'email') return 'notEmail';
  if (search['of'] === 'phone' && kind !== 'phone') return 'notPhone';
  if (kind === 'none') return 'invalid';
  return isOwn(names, username) ? 'same' : null;
}

export const withName = (context: UpdateUserContext, username: string): Partial<UpdateUserContext> => ({
  username: username.trim(),
  problem: problemOf(context, username),
  codes: codesFor(waysOfName(username, context.settings)),
  failure: null,
});

/** There is a choice: a phone that takes texts and calls. */
export const hasSeveralWays = ({ settings }: UpdateUserContext, username: string): boolean => waysOfName(username, settings).length > 1;

export const verifyAsk = (context: UpdateUserContext): VerifyCodeInput => ({
  purpose: 'updateUser',
  screenNames: { VerificationMethod: 'VerificationMethod', VerificationCode: 'Code' },
  screen: context.verifyScreen,
  sendsAtOnce: context.sendsAtOnce,
  username: context.username,
  settings: context.settings,
  ...forgetProblems(context),
});

export const outcomeOf = (person: Person | null): UpdateUserOutcome => (person ? { kind: 'updated', person } : { kind: 'left' });
