import * as v from 'valibot';
import type { Failure } from '../../services/contract/error.ts';
import { readUsername } from '../../services/contract/username.ts';
import { NO_CODES, codesFor, waysOfName } from '../kit/codes.rules.ts';
import type { CodeMethod } from '../kit/codes.types.ts';
import type { Person } from '../kit/session.types.ts';
import type { NameProblem, Names, UpdateUserContext, UpdateUserEvent, UpdateUserInput, UpdateUserOutcome } from './updateUser.types.ts';

export const atStart = (input: UpdateUserInput): UpdateUserContext => ({
  ...input,
  names: null,
  username: '',
  problem: null,
  codes: NO_CODES,
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

/** The way that was chosen, or the only one. */
export const methodAsked = ({ codes }: UpdateUserContext, event: { type: string }): CodeMethod | undefined =>
  codes.ways.find(({ method }) => !('method' in event) || method === event.method)?.method;

/** Somebody signs in by it. */
export const isTaken = ({ code }: Failure): boolean => code.includes('UsernameExists');
/** The lender does not let this customer change it here. Spec: FLOW-AUTH-16 (ERR-023). */
export const isForbidden = ({ status }: Failure): boolean => status === 403;
/** No usable answer: the code may have been taken. */
export const isUnclear = ({ kind }: Failure): boolean => kind === 'unknown';

export const updated = (person: Person): UpdateUserOutcome => ({ kind: 'updated', person });
