import * as v from 'valibot';
import { readUsername } from '../../services/contract/username.ts';
import { NO_CODES, codesFor, forgetProblems, waysOfName } from '../verifyCode/codes.rules.ts';
import type { Person } from '../kit/session.types.ts';
import type { VerifyCodeInput } from '../verifyCode/verifyCode.rules.ts';
import type { NameProblem, Names, UpdateUserContext, UpdateUserEvent, UpdateUserInput, UpdateUserOutcome } from './updateUser.types.ts';

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

/** What outlives a reload: the new name as far as it was typed. Spec: STORE-001. */
export const Draft = v.object({ username: v.pipe(v.string(), v.maxLength(254)) });
export type Draft = v.InferOutput<typeof Draft>;

/** The name as the service keeps it, so that two spellings of one are the same. */
const plain = (text: string): string => {
  const name = readUsername(text);
  return name.kind === 'none' ? '' : name.username.toLowerCase();
};

/** She signs in by it already. */
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

const nameIn = (event: UpdateUserEvent): string => (event.type === 'name.submitted' ? event.username : '');

export const nameIsRight = (context: UpdateUserContext, event: UpdateUserEvent): boolean => problemOf(context, nameIn(event)) === null;

export const kept = (context: UpdateUserContext, event: UpdateUserEvent): Partial<UpdateUserContext> => ({
  username: nameIn(event).trim(),
  problem: problemOf(context, nameIn(event)),
  codes: codesFor(waysOfName(nameIn(event), context.settings)),
  failure: null,
});

/** There is something to choose: a phone that takes texts and calls. */
export const hasSeveralWays = ({ settings }: UpdateUserContext, event: UpdateUserEvent): boolean =>
  waysOfName(nameIn(event), settings).length > 1;

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
