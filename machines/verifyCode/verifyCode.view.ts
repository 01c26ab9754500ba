import type { SnapshotFrom } from 'xstate';
import { readUsername } from '../../services/contract/username.ts';
import type { Codes } from '../kit/codes.types.ts';
import type { verifyCodeMachine } from './verifyCode.machine.ts';
import { mayBeMissed, type Purpose } from './verifyCode.rules.ts';

type Common = {
  purpose: Purpose;
  /** What the specification calls the screen in this flow. */
  name: string;
  codes: Codes;
  busy: boolean;
};
export type MethodView = Common & { screen: 'VerificationMethod'; username: string; kindOfName: 'email' | 'phone' | 'none' };
/** `mayBeMissed`: "the code does not come" leads on. */
export type CodeView = Common & { screen: 'VerificationCode'; mayBeMissed: boolean };

export type VerifyCodeView = MethodView | CodeView;

/** The screen that the customer is on, or was on as the chart ended. */
export function verifyCodeView(snapshot: SnapshotFrom<typeof verifyCodeMachine>): VerifyCodeView {
  const { purpose, screen, screenNames, username, codes } = snapshot.context;
  const common = { purpose, name: screenNames[screen], codes, busy: snapshot.hasTag('busy') };
  return screen === 'VerificationMethod'
    ? { ...common, screen, username, kindOfName: readUsername(username).kind }
    : { ...common, screen, mayBeMissed: mayBeMissed(snapshot.context) };
}
