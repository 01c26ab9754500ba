import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import { readUsername } from '../../services/contract/username.ts';
import type { Person } from '../kit/session.types.ts';
import * as codes from '../verifyCode/codes.rules.ts';
import type { VerifyCodeInput } from '../verifyCode/verifyCode.rules.ts';
import type { RegistrationDraft } from './registration.draft.ts';
import type {
  GuestCard,
  NameError,
  NewPasswordError,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
  RegistrationOutcome,
} from './registration.types.ts';

type Kept = Partial<RegistrationContext>;
type Submitted = Extract<RegistrationEvent, { type: 'register.submitted' }>;

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

/** Somebody came back to a screen of the code. What Login knows goes before what was kept. */
export const restored = ({ username, settings }: RegistrationContext, draft: RegistrationDraft | null): Kept => {
  const known = username === '' ? (draft?.username ?? '') : username;
  const isSame = draft !== null && draft.username === known;
  return { username: known, registered: isSame, codes: codes.codesFor(codes.waysOfName(known, settings)) };
};

/** Spec: portal §5 "Username", "Messages" (RULE-001, ERR-042). */
export function nameError(username: string): NameError | null {
  if (username.trim() === '') return 'required';
  return readUsername(username).kind === 'none' ? 'invalid' : null;
}

export const passwordError = ({ hasPassword }: Submitted): NewPasswordError | null => (hasPassword ? null : 'required');

export const formIsRight = (event: RegistrationEvent): boolean =>
  event.type === 'register.submitted' && !nameError(event.username) && !passwordError(event);

/** What a done event carries; its actor has made it, this only gives it its name. */
function carried<Output>(event: { type: string } | { output: Output }): Output {
  if (!('output' in event)) throw new TypeError(`expected a done event, got ${event.type}`);
  return event.output;
}
export const draftIn = (event: { type: string } | { output: RegistrationDraft | null }): RegistrationDraft | null => carried(event);
export const guestCardsIn = (event: { type: string } | { output: readonly GuestCard[] }): Kept => ({ guestCards: carried(event) });
export const withPerson = (event: { type: string } | { output: Person }): Kept => ({ person: carried(event), outcome: 'verified' });

/** What was typed, and what is wrong with it. */
export const formOf = ({ lost }: RegistrationContext, event: RegistrationEvent): Kept =>
  event.type !== 'register.submitted'
    ? {}
    : {
        username: event.username.trim(),
        keepCards: event.keepCards,
        nameError: nameError(event.username),
        passwordError: passwordError(event),
        failure: null,
        lost: event.username.trim() === lost ? lost : '',
        registered: false,
      };

/** The service knows the name now. What it says of the ways goes before what the name says by itself. */
export function withRegistered({ username, settings }: RegistrationContext, answer: Answer<'POST /registerUser'> | null): Kept {
  const told = codes.offered(answer?.methods ?? [], settings);
  return {
    registered: true,
    failure: null,
    lost: '',
    codes: codes.codesFor(told.length > 0 ? told : codes.waysOfName(username, settings)),
  };
}

/** The service's codes. Spec: services/contract/identity.ts. */
export const isTaken = ({ code }: Failure): boolean => code.includes('UsernameExists');
export const isWeak = ({ code }: Failure): boolean => code.includes('InvalidPassword');
export const isNoName = ({ code }: Failure): boolean => code.includes('InvalidParameter');
export const isNotConfirmed = ({ code }: Failure): boolean => code.includes('UserNotConfirmed');
/** It may have been done, or not. */
export const isUnknown = ({ kind }: Failure): boolean => kind === 'unknown';
/** Asking once more may help: the password was not what was wrong. */
export const mayTryAgain = ({ kind }: Failure): boolean => kind === 'unknown' || kind === 'offline' || kind === 'limited';

/** The name whose registration got no answer. */
export const isLost = ({ lost, username }: RegistrationContext): boolean => lost !== '' && lost === username;

export const isSameName = ({ username }: RegistrationContext, event: RegistrationEvent): boolean =>
  event.type === 'name.confirmed' && sameName(event.username, username);

function sameName(one: string, other: string): boolean {
  const a = readUsername(one);
  const b = readUsername(other);
  return a.kind !== 'none' && b.kind !== 'none' && a.username === b.username;
}

export const nameIsRight = (event: RegistrationEvent): boolean => event.type === 'name.confirmed' && nameError(event.username) === null;

export const confirmedName = (event: RegistrationEvent): Kept =>
  event.type === 'name.confirmed' ? { username: event.username.trim(), nameError: nameError(event.username) } : {};

/** Another name than the one that was registered: it has to be registered first. */
export const anotherName = (event: RegistrationEvent): Kept => ({ ...confirmedName(event), registered: false, codes: codes.NO_CODES });

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

/** Throws when somebody ends as verified without being anybody: the chart has no such way. */
export function outcome({ outcome: kind, person, remember, username }: RegistrationContext): RegistrationOutcome {
  if (kind !== 'verified') return { kind, username };
  if (!person) throw new Error('registration ended as verified without a person');
  return { kind, person, remember };
}
