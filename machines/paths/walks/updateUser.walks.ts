import type { UpdateUserInput } from '../../updateUser/updateUser.rules.ts';
import { updateUserMachine } from '../../updateUser/updateUser.machine.ts';
import { codesFor, type Codes } from '../../verifyCode/codes.rules.ts';
import { ApiError, type Failure } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { ann, settings } from '../people/people.ts';
import { once } from '../once.ts';
import { EMAIL } from './verifyCode.walks.ts';

const names = {
  email: 'ann@example.com',
  hasVerifiedProfileEmail: true,
  phoneNumber: '5125550101',
  hasVerifiedProfilePhone: true,
  canUpdateUserLogin: true,
};
const codesSent: Codes = { ...codesFor([EMAIL]), sent: EMAIL, count: 1 };
const failed = (kind: Failure['kind'], status = 0) => ({ fails: new ApiError({ kind, status, call: '' }) });
/** Ann opens the flow; `speaks`: the lender offers codes by voice, too. */
export const opens = (of: string, speaks = false): UpdateUserInput => ({
  person: ann,
  settings: { ...settings, canSendVoiceMessages: speaks },
  search: of === '' ? {} : { of },
});

/** Everything that can happen in a change of the username. */
export const updateUserWalk = once(() =>
  explore(updateUserMachine, {
    starts: {
      'Ann wants another email': opens('email'),
      'Ann wants another phone, and the lender offers voice': opens('phone', true),
    },
    events: {
      'types a letter': { type: 'name.typed', text: 'n' },
      'enters a new email': { type: 'name.submitted', username: 'new@example.com' },
      'enters a new phone': { type: 'name.submitted', username: '(512) 555-0199' },
      'enters nothing': { type: 'name.submitted', username: '' },
      'enters a malformed email': { type: 'name.submitted', username: 'new@' },
      'enters her current email': { type: 'name.submitted', username: 'Ann@example.com' },
      'tries again': { type: 'retry.chosen' },
      'goes back without a change': { type: 'flow.left' },
    },
    answers: {
      keepDraft: {},
      readDraft: { nothing: { done: null }, 'what was typed': { done: { username: 'new@' } } },
      getNames: {
        'Ann may change them': { done: names },
        'they cannot be changed': { done: { ...names, canUpdateUserLogin: false } },
        'no network': failed('offline'),
      },
      verifyCode: {
        'a code is on its way': { shows: { context: { codes: codesSent } } },
        'the code is accepted': { done: { kind: 'confirmed', codes: codesSent, person: { ...ann, email: 'new@example.com' } } },
        'the username is taken': { done: { kind: 'taken', codes: codesSent, person: null } },
        'the lender forbids it': { done: { kind: 'refused', codes: codesSent, person: null } },
        'another username': { done: { kind: 'anotherName', codes: codesSent, person: null } },
        'Ann goes back without a change': { done: { kind: 'left', codes: codesSent, person: null } },
      },
    },
    // which of the two usernames, and whether there is an error
    sees: ({ context: { names: now, username, problem, codes, failure, search, settings: limits, outcome } }) => [
      outcome.kind,
      now?.canUpdateUserLogin,
      ['new@example.com', '(512) 555-0199'].indexOf(username),
      problem !== null,
      codes.ways.length,
      codes.sent?.method,
      failure !== null,
      search,
      'canSendVoiceMessages' in limits,
    ],
    background: ['keepDraft', 'verifyCode'],
    outcomes: ['updated', 'left'],
  }),
);
