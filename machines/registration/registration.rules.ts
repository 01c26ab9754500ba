import * as v from 'valibot';
import type { Failure } from '../../services/contract/error.ts';
import { readUsername } from '../../services/contract/username.ts';
import { usernameError } from '../kit/username.ts';
import * as codes from '../verifyCode/codes.rules.ts';
import type { VerifyCodeInput } from '../verifyCode/verifyCode.rules.ts';
import type { RegistrationContext, RegistrationForm, RegistrationInput, RegistrationOutcome } from './registration.types.ts';

type Update = Partial<RegistrationContext>;

/** What survives a reload: the username. Never a password. */
export const Draft = v.object({ username: v.pipe(v.string(), v.nonEmpty(), v.maxLength(254)) });
type Draft = v.InferOutput<typeof Draft>;

export const atStart = ({ settings, screen, username, remember, search }: RegistrationInput): RegistrationContext => ({
  settings,
  screen,
  username,
  remember,
  shortCode: search['shortCode'] ?? '',
  policy: null,
  guestCards: [],
  keepCards: false,
  nameError: null,
  passwordError: null,
  lost: '',
  registered: false,
  verified: false,
  codes: codes.codesFor(codes.waysOfName(username, settings)),
  verifyScreen: 'VerificationMethod',
  failure: null,
  person: null,
  outcome: 'loginChosen',
});

/** After a reload. The username from Login wins over the draft. */
export const restored = ({ username, settings }: RegistrationContext, draft: Draft | null): Update => {
  const known = username === '' ? (draft?.username ?? '') : username;
  const isSame = draft !== null && draft.username === known;
  return { username: known, registered: isSame, codes: codes.codesFor(codes.waysOfName(known, settings)) };
};

export const formIsRight = ({ username, hasPassword }: RegistrationForm): boolean => usernameError(username) === null && hasPassword;

/** The form as it was sent, with its errors. */
export const withForm = ({ lost }: RegistrationContext, { username, hasPassword, keepCards }: RegistrationForm): Update => ({
  username: username.trim(),
  keepCards,
  nameError: usernameError(username),
  passwordError: hasPassword ? null : 'required',
  failure: null,
  lost: username.trim() === lost ? lost : '',
  registered: false,
});

/** The service has this username. The methods that it lists win over those that follow from the username. */
export function withRegistered({ username, settings }: RegistrationContext, methods: readonly codes.CodeWay[]): Update {
  const listed = codes.offered(methods, settings);
  return {
    registered: true,
    failure: null,
    lost: '',
    codes: codes.codesFor(listed.length > 0 ? listed : codes.waysOfName(username, settings)),
  };
}

/** The service's codes. Spec: services/contract/identity.ts. */
export const isTaken = ({ code }: Failure): boolean => code.includes('UsernameExists');
export const isWeak = ({ code }: Failure): boolean => code.includes('InvalidPassword');
export const isNoName = ({ code }: Failure): boolean => code.includes('InvalidParameter');
export const isNotConfirmed = ({ code }: Failure): boolean => code.includes('UserNotConfirmed');
/** The password is not the reason: trying again may help. */
export const mayTryAgain = ({ kind }: Failure): boolean => kind === 'unknown' || kind === 'offline' || kind === 'limited';

/** The last response for this username was lost. */
export const isLost = ({ lost, username }: RegistrationContext): boolean => lost !== '' && lost === username;

export function isSameName({ username }: RegistrationContext, typed: string): boolean {
  const a = readUsername(typed);
  const b = readUsername(username);
  return a.kind !== 'none' && b.kind !== 'none' && a.username === b.username;
}

export const withName = (typed: string): Update => ({ username: typed.trim(), nameError: usernameError(typed) });

export const verifyAsk = (context: RegistrationContext): VerifyCodeInput => ({
  purpose: 'registration',
  screenNames: { VerificationMethod: 'RegisterVerificationMethod', VerificationCode: 'RegisterVerificationCode' },
  screen: context.verifyScreen,
  username: context.username,
  settings: context.settings,
  ...codes.forgetProblems(context),
});

export const registerAsk = ({ username, shortCode, policy, keepCards, guestCards }: RegistrationContext) => ({
  username,
  shortCode,
  policy,
  guestCardIds: keepCards ? guestCards.map(({ id, type }) => ({ id, type })) : [],
});

/** Throws for `verified` without a person: the chart has no such end. */
export function outcome({ outcome: kind, person, remember, username }: RegistrationContext): RegistrationOutcome {
  if (kind !== 'verified') return { kind, username };
  if (!person) throw new Error('registration ended as verified without a person');
  return { kind, person, remember };
}
