// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { updateUserView } from '../../machines/updateUser/updateUser.view.ts';
import type { UpdateUserEvent } from '../../machines/updateUser/updateUser.rules.ts';
import { messages as spanish } from '../../ui/locales/es/updateUser.po';
import { verifyCodeView } from '../../machines/verifyCode/verifyCode.view.ts';
import type { VerifyCodeEvent } from '../../machines/verifyCode/verifyCode.rules.ts';
import { verifyCodeWalk } from '../../machines/paths/walks/verifyCode.walks.ts';
import { VerificationCode } from '../../ui/screens/verifyCode/VerificationCode.tsx';
import { Email } from '../../ui/screens/updateUser/Email.tsx';
import { follow } from '../../machines/paths/explorer.ts';
import { updateUserWalk } from '../../machines/paths/walks/updateUser.walks.ts';
import { press, stage } from '../ui/stage.tsx';

const sent: UpdateUserEvent[] = [];
const send = (event: UpdateUserEvent) => void sent.push(event);
const seen = (...labels: string[]) => updateUserView(follow(updateUserWalk(), 'Ann wants another email', 'readDraft: nothing', ...labels));
const change = 'getNames: Ann may change them';

test('where the lender forbids the change the screen says so, without a form (FLOW-AUTH-16)', () => {
  const { text, container, button } = stage(<Email view={seen('getNames: they cannot be changed')} send={send} />);
  expect(text()).toContain('You are not eligible at this time. Please contact customer service');
  expect(container.querySelector('input')).toBeNull();
  press(button('Back to my accounts'));
  expect(sent.at(-1)).toEqual({ type: 'flow.left' });
});

test.each([
  ['enters nothing', 'Email or Phone Number is required'],
  ['enters a new phone', 'Enter an email, like name@example.com'],
  ['enters her current email', 'You already sign in with this. Enter the new one.'],
])('Ann %s: the field says “%s” (ERR-042)', (typed, error) =>
  expect(stage(<Email view={seen(change, typed)} send={send} />).find('#username-error', HTMLElement).textContent).toBe(error),
);

test('the current username is shown above the new one, which counts only with its code', () => {
  const { text } = stage(<Email view={seen(change)} send={send} />);
  expect(text()).toContain('ann@example.com');
  expect(text()).toContain('What you sign in with changes only after you enter it.');
});

test('the code is accepted but the customer cannot be loaded: the screen says that it is done, with a retry', () => {
  const accepted = ['sendCode: it is on its way by email', 'sends the code', 'confirmCode: it is correct', 'readPerson: offline'];
  const view = verifyCodeView(follow(verifyCodeWalk(), 'Ann wants to sign in with a new email', ...accepted));
  if (view.screen !== 'VerificationCode') throw new Error(`${view.screen} is shown`);
  const events: VerifyCodeEvent[] = [];
  const { text, button } = stage(<VerificationCode view={view} send={(event) => void events.push(event)} />);
  expect(text()).toContain('You’ll sign in with new@example.com from now on');
  expect(text()).not.toContain('123456');
  press(button('Try again'));
  expect(events).toEqual([{ type: 'retry.chosen' }]);
});

test('the same in Spanish', () => {
  const { text } = stage(<Email view={seen('getNames: they cannot be changed')} send={send} />, { locale: 'es', messages: spanish });
  expect(text()).not.toContain('eligible at this time');
});
