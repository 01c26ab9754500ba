// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { trustedDeviceView } from '../../machines/trustedDevice/trustedDevice.view.ts';
import type { TrustedDeviceEvent } from '../../machines/trustedDevice/trustedDevice.rules.ts';
import { messages as spanish } from '../../ui/locales/es/trustedDevice.po';
import { Email } from '../../ui/screens/trustedDevice/Email.tsx';
import { TrustedDeviceWarning } from '../../ui/screens/trustedDevice/TrustedDeviceWarning.tsx';
import { VerificationCode } from '../../ui/screens/verifyCode/VerificationCode.tsx';
import { follow } from '../../machines/paths/explorer.ts';
import { verifyCodeView } from '../../machines/verifyCode/verifyCode.view.ts';
import type { VerifyCodeEvent } from '../../machines/verifyCode/verifyCode.rules.ts';
import { verifyCodeWalk } from '../../machines/paths/walks/verifyCode.walks.ts';
import { trustedDeviceWalk } from '../../machines/paths/walks/trustedDevice.walks.ts';
import { press, stage } from '../ui/stage.tsx';

const sent: TrustedDeviceEvent[] = [];
const send = (event: TrustedDeviceEvent) => void sent.push(event);
const sentEvents: VerifyCodeEvent[] = [];
const sendCode = (event: VerifyCodeEvent) => void sentEvents.push(event);
const seen = (...labels: string[]) => trustedDeviceView(follow(trustedDeviceWalk(), 'Tess signs in on a new device', ...labels));
const atCode = ['checkDevice: two methods', 'goes on', 'verifyCode: a code is on its way by email'];

test('Tess reads what the code is for, and can continue or cancel (ROUTE-027)', () => {
  const { text, button } = stage(<TrustedDeviceWarning view={seen('checkDevice: two methods')} send={send} />);
  expect(text()).toContain('We don’t recognize this device');
  press(button('Continue'));
  expect(sent.at(-1)).toEqual({ type: 'warning.confirmed' });
});

test('without a method for a code the screen says whom to call, and has no button to continue (FLOW-AUTH-15)', () => {
  const { text } = stage(<TrustedDeviceWarning view={seen('checkDevice: no method')} send={send} />);
  expect(text()).toContain('We don’t have a way to send you a code');
  expect(text()).not.toContain('Continue');
});

test('a wrong code is shown at its field, with how many are left (FLOW-AUTH-15)', () => {
  const wrong = ['sends the code', 'confirmCode: it is wrong'];
  const code = (...labels: string[]) => {
    const view = verifyCodeView(follow(verifyCodeWalk(), 'Tess signs in on a new device', ...labels));
    if (view.screen !== 'VerificationCode') throw new Error(`${view.screen} is shown`);
    return stage(<VerificationCode view={view} send={sendCode} />);
  };
  const emailed = ['chooses email', 'sendCode: it is on its way by email'];
  const once = code(...emailed, ...wrong);
  expect(once.find('#code-error', HTMLElement).textContent).toBe('This isn’t the code we sent. Check it and try again.');
  expect(once.text()).toContain('After 2 more wrong codes');
  expect(once.field('code').value).not.toBe('123456');
  const twice = code(...emailed, ...wrong, ...wrong);
  press(twice.button('Cancel and sign out'));
  expect(sentEvents).toEqual([{ type: 'flow.left' }]);
  expect(twice.text()).toContain('After one more wrong code, we’ll sign you out');
});

test('an email that did not arrive: where it went, masked, and another method (ROUTE-030)', () => {
  const { text, button } = stage(<Email view={seen(...atCode, 'verifyCode: the email did not arrive')} send={send} />);
  expect(text()).toContain('t•••@example.com');
  press(button('Choose another way'));
  expect(sent.at(-1)).toEqual({ type: 'method.changeChosen' });
});

test('the same in Spanish', () => {
  const page = stage(<TrustedDeviceWarning view={seen('checkDevice: no method')} send={send} />, { locale: 'es', messages: spanish });
  expect(page.text()).not.toContain('We don’t have a way');
});
