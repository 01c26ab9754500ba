// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { NO_CODES, offered, type Codes } from '../../machines/verifyCode/codes.rules.ts';
import type { RegistrationEvent } from '../../machines/registration/registration.types.ts';
import type { RegistrationView } from '../../machines/registration/registration.view.ts';
import type { VerifyCodeEvent } from '../../machines/verifyCode/verifyCode.rules.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import { Register } from '../../ui/screens/registration/Register.tsx';
import { VerificationCode } from '../../ui/screens/verifyCode/VerificationCode.tsx';
import { VerificationMethod } from '../../ui/screens/verifyCode/VerificationMethod.tsx';
import { press, stage, type } from '../ui/stage.tsx';

const EMAIL = { method: 'email', destination: 'n•••@example.com' } as const;
const PHONE = [
  { method: 'text', destination: '(•••) •••-0199' },
  { method: 'voice', destination: '(•••) •••-0199' },
] as const;
const empty: RegistrationView = {
  username: 'nora@example.com',
  kindOfName: 'email',
  policy: {
    minimumLength: 9,
    requireUppercase: true,
    requireLowercase: true,
    requireNumbers: true,
    requireSymbols: false,
    forbidSpaces: true,
  },
  guestCards: [],
  keepCards: false,
  nameError: null,
  passwordError: null,
  failure: null,
  isReferred: false,
  isUnsure: false,
  busy: false,
};
const verification = { purpose: 'registration', username: 'nora@example.com', party: null, codes: NO_CODES, busy: false } as const;
let sent: (RegistrationEvent | VerifyCodeEvent)[] = [];
beforeEach(() => void (sent = []));
const send = (event: RegistrationEvent | VerifyCodeEvent) => void sent.push(event);
const register = (view: Partial<RegistrationView>) => stage(<Register view={{ ...empty, ...view }} send={send} />);
const method = (ways: Codes['ways']) =>
  stage(
    <VerificationMethod
      view={{
        ...verification,
        screen: 'VerificationMethod',
        name: 'RegisterVerificationMethod',
        kindOfName: 'email',
        codes: { ...NO_CODES, ways },
      }}
      send={send}
    />,
  );
const code = (codes: Partial<Codes>) =>
  stage(
    <VerificationCode
      view={{
        ...verification,
        screen: 'VerificationCode',
        name: 'RegisterVerificationCode',
        mayBeMissed: true,
        triesLeft: null,
        isUnread: false,
        personFailure: null,
        codes: { ...NO_CODES, sent: EMAIL, count: 1, ...codes },
      }}
      send={send}
    />,
  );

test('nothing is preselected at Register, not even the card of a guest payment (ROUTE-004, CONF-010)', () => {
  const { field, container } = register({ guestCards: [{ type: '1', id: 'g1', lastFour: '4242' }] });
  expect(field('keepCards').checked).toBe(false);
  expect(container.textContent).toContain('4242');
  expect(register({}).container.querySelector('input[type="checkbox"]')).toBeNull();
});

test('a taken username leads to the sign-in, or to a new password', () => {
  const { container } = register({ nameError: 'taken' });
  expect(container.querySelector('#username-error')?.textContent).toBe('This email already has an account');
  for (const button of container.querySelectorAll<HTMLButtonElement>('.notice-actions button')) press(button);
  expect(sent).toEqual([{ type: 'login.opened' }, { type: 'recovery.chosen' }]);
});

test('a single method is preselected; of two, none is, and no code is sent without a choice (ROUTE-009)', () => {
  press(method([EMAIL]).find('button.button-primary', HTMLButtonElement));
  expect(sent).toEqual([{ type: 'method.chosen', method: 'email' }]);
  const two = method(PHONE);
  expect(two.container.querySelector('input:checked')).toBeNull();
  expect(two.container.textContent).toContain('(•••) •••-0199');
  press(two.find('button.button-primary', HTMLButtonElement));
  expect(sent.at(-1)).toEqual({ type: 'method.chosen', method: null });
});

test.each([
  [true, ['text', 'voice']],
  [false, ['text']],
  [undefined, ['text']],
])('voice is offered only where the lender allows it: canSendVoiceMessages %s (FLAG-003)', (canSendVoiceMessages, ways) =>
  expect(offered(PHONE, settingsIn({ canSendVoiceMessages })).map((way) => way.method)).toEqual(ways),
);

test('one field takes the whole code, and phones can fill it in (ROUTE-008)', () => {
  const { field, find } = code({});
  expect(field('code')).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' });
  type(field('code'), '123 456');
  press(find('button.button-primary', HTMLButtonElement));
  expect(sent).toEqual([{ type: 'code.submitted', code: '123 456' }]);
});

test('another code can be requested after the pause, and the button says why not before (FLOW-AUTH-14)', () => {
  const button = (mayResend: boolean) =>
    code({ mayResend }).find('.form-actions button:not(.button-primary):not(.button-quiet)', HTMLButtonElement);
  const early = button(false);
  expect(early.getAttribute('aria-disabled')).toBe('true');
  expect(early.parentElement?.textContent).toContain('30 seconds');
  press(early);
  expect(sent).toEqual([]);
  press(button(true));
  expect(sent).toEqual([{ type: 'code.resendChosen' }]);
});
