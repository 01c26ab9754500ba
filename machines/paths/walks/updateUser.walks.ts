import type { UpdateUserInput } from '../../updateUser/updateUser.types.ts';
import { updateUserMachine } from '../../updateUser/updateUser.machine.ts';
import { ApiError, type Failure } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { ann, settings } from '../people/people.ts';
import { once } from '../once.ts';

const names = {
  email: 'ann@example.com',
  hasVerifiedProfileEmail: true,
  phoneNumber: '5125550101',
  hasVerifiedProfilePhone: true,
  canUpdateUserLogin: true,
};
const sent = { done: { method: 'email' as const, destination: 'n•••@example.com', expiresInSeconds: 600 } };
const refused = (code: string, status = 400) => ({
  fails: new ApiError({ kind: 'refused', status, code, texts: ['No.'], call: '' }),
});
const failed = (kind: Failure['kind'], status = 0) => ({ fails: new ApiError({ kind, status, call: '' }) });
/** Where Ann opens the flow; `speaks`: the lender tells codes by phone, too. */
export const opens = (of: string, speaks = false): UpdateUserInput => ({
  person: ann,
  settings: speaks ? Object.assign({ canSendVoiceMessages: true }, settings) : settings,
  search: of === '' ? {} : { of },
});

/** Everything that can happen to somebody who changes by what she signs in. */
export const updateUserWalk = once(() =>
  explore(updateUserMachine, {
    starts: {
      'Ann wants another e-mail': opens('email'),
      'Ann wants another phone, and the lender speaks': opens('phone', true),
    },
    events: {
      'types a letter': { type: 'name.typed', text: 'n' },
      'enters a new e-mail': { type: 'name.submitted', username: 'new@example.com' },
      'enters a new phone': { type: 'name.submitted', username: '(512) 555-0199' },
      'enters nothing': { type: 'name.submitted', username: '' },
      'enters no name': { type: 'name.submitted', username: 'new@' },
      'enters the e-mail she has': { type: 'name.submitted', username: 'Ann@example.com' },
      'wants the code by e-mail': { type: 'method.chosen', method: 'email' },
      'wants the code by text': { type: 'method.chosen', method: 'text' },
      'chooses no way': { type: 'method.chosen', method: null },
      'enters a code': { type: 'code.submitted', code: '123456' },
      'enters no code': { type: 'code.submitted', code: '12' },
      'wants another code': { type: 'code.resendChosen' },
      'wants it another way': { type: 'method.changeChosen' },
      'wants another name': { type: 'name.changeChosen' },
      'tries again': { type: 'retry.chosen' },
      'keeps it as it is': { type: 'flow.left' },
    },
    answers: {
      keepDraft: {},
      readDraft: { nothing: { done: null }, 'what was typed': { done: { username: 'new@' } } },
      getNames: {
        'she may change them': { done: names },
        'the new one counts': { done: { ...names, email: 'new@example.com' } },
        'they are fixed': { done: { ...names, canUpdateUserLogin: false } },
        'no network': failed('offline'),
      },
      sendCode: {
        'by e-mail': sent,
        taken: refused('UsernameExistsException'),
        'not for her': refused('AccessDeniedException', 403),
        'no network': failed('offline'),
      },
      resendCode: { 'another one': sent, taken: refused('UsernameExistsException'), 'no network': failed('offline') },
      confirmCode: {
        right: { done: names },
        wrong: refused('CodeMismatchException'),
        taken: refused('UsernameExistsException'),
        'not for her': refused('AccessDeniedException', 403),
        'no usable answer': failed('unknown', 500),
      },
      readPerson: { 'her new name': { done: { ...ann, email: 'new@example.com' } }, 'no network': failed('offline') },
    },
    // of the names, only which kind is under way; of what went wrong, only that something did
    sees: ({ context: { names: now, username, problem, codes, failure, search, settings: limits, outcome } }) => [
      outcome.kind,
      now?.canUpdateUserLogin,
      ['new@example.com', '(512) 555-0199'].indexOf(username),
      problem !== null,
      codes.sent?.method,
      codes.mayResend,
      (codes.problem ?? codes.failure) !== null || codes.methodMissing,
      failure !== null,
      search,
      'canSendVoiceMessages' in limits,
    ],
    background: ['keepDraft'],
    outcomes: ['updated', 'left'],
  }),
);
