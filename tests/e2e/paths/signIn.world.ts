import { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import { screenOf } from '../../../machines/kit/screenOf.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../../../machines/paths/explorer.ts';
import { ann, settings } from '../../../machines/paths/people/people.ts';
import type { SnapshotFrom } from 'xstate';
import { PASSWORD, type Portal } from '../kit/portal.ts';
import type { Plan } from './kit/plan.ts';

type S = SnapshotFrom<typeof signInMachine>;

const start = { settings, username: '', remember: false, notice: null };
const refused = (errorCode: string, text: string) => ({
  reply: { fails: new ApiError({ kind: 'refused', call: 'POST /authenticate', status: 400, code: errorCode, texts: [text] }) },
  wire: { status: 400, body: { Error: text, errorCode } },
});
const answers = {
  'she is in': { reply: { done: ann }, wire: 'real' as const },
  'the password is wrong': refused('NotAuthorizedException', 'Incorrect username or password.'),
  'nobody has this name': refused('UserNotFoundException', 'Your email was not found'),
  'she is not verified': refused('UserNotConfirmedException', 'User is not confirmed.'),
  'her password must be reset': refused('PasswordResetRequiredException', 'Password reset required for the user'),
  'her profile is locked': refused('ProfileLockedException', 'Profile locked. Please contact customer service.'),
  'no answer': { reply: { fails: new ApiError({ kind: 'unknown', call: 'POST /authenticate' }) }, wire: 'cut' as const },
};
const map = <T, U>(all: Readonly<Record<string, T>>, to: (one: T) => U) =>
  Object.fromEntries(Object.entries(all).map(([label, one]) => [label, to(one)]));

export const paths: Readonly<Record<string, string>> = {
  '#Login': '/',
};
export const opened: Readonly<Record<string, string>> = {
  'Login is opened': '/',
};

/** The sign-in chart with everything that can be done from outside the page. */
export const signInWalk = explore(signInMachine, {
  starts: { 'Login is opened': start },
  events: {
    'Ann sends the form': { type: 'login.submitted', username: 'ann@example.com', hasPassword: true, remember: false },
    'Ann sends a malformed e-mail': { type: 'login.submitted', username: 'ann@', hasPassword: true, remember: false },
    'Ann has forgotten her password': { type: 'recovery.chosen', username: '' },
    'Ann has no sign-in yet': { type: 'register.chosen', username: '' },
    'Ann wants to call': { type: 'help.chosen' },
  },
  answers: { signIn: map(answers, ({ reply }) => reply) },
  outcomes: ['signedIn', 'registerChosen', 'recoverChosen', 'wrongPasswords', 'notConfirmed', 'mustReset', 'helpChosen'],
});

const send = (username: string) => ({
  offered: (at: S) => at.matches({ login: 'entering' }),
  press: async ({ fillLogin, primary }: Portal) => {
    await fillLogin(username, PASSWORD);
    await primary.click();
  },
});

/** A link below the form, by its position. */
const way = (place: number) => ({
  offered: (at: S) => at.matches({ login: 'entering' }),
  press: ({ main }: Portal) => main.locator('.form-actions .button').nth(place).click(),
});

/** The screen after each outcome. */
const AFTER: Readonly<Record<NonNullable<S['output']>['kind'], string>> = {
  signedIn: 'Home',
  registerChosen: 'Register',
  recoverChosen: 'ForgotPassword',
  wrongPasswords: 'ForgotPassword',
  notConfirmed: 'VerifyWarning',
  mustReset: 'SecureAccount',
  helpChosen: 'ContactUs',
};

export const signInPlan: Plan<S> = {
  actors: { signIn: { call: 'POST /authenticate', answers: map(answers, ({ wire }) => wire) } },
  presses: {
    'Ann sends the form': send('ann@example.com'),
    'Ann sends a malformed e-mail': send('ann@'),
    'Ann has forgotten her password': way(1),
    'Ann has no sign-in yet': way(2),
    'Ann wants to call': {
      offered: (at) => at.context.notice?.kind === 'profileLocked',
      press: ({ main }) => main.locator('.notice-actions .button').click(),
    },
  },
  address: (at, to) => {
    const path = paths[to];
    if (path === undefined) throw new Error(`no path for ${to}`);
    return screenOf(at) === to.slice(1) ? { undriven: 'an address that is shown already asks for nothing' } : { path };
  },
  shows: (at) => (at.output ? { screen: AFTER[at.output.kind] } : { screen: screenOf(at) ?? '', busy: at.hasTag('busy') }),
};
