import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../services/contract/error.ts';
import { readUsername } from '../../services/contract/username.ts';
import type { Codes } from './codes.types.ts';
import type { verifyCodeMachine } from './verifyCode.machine.ts';
import { mayBeMissed, triesLeft, type Purpose } from './verifyCode.rules.ts';

type Common = {
  purpose: Purpose;
  /** What the specification calls the screen in this flow. */
  name: string;
  username: string;
  codes: Codes;
  busy: boolean;
};
export type MethodView = Common & { screen: 'VerificationMethod'; kindOfName: 'email' | 'phone' | 'none' };
export type CodeView = Common & {
  screen: 'VerificationCode';
  /** "The code does not come" leads on. */
  mayBeMissed: boolean;
  /** Wrong codes that may still follow, once there was one; the last ends the session. */
  triesLeft: number | null;
  /** The code was taken; only the customer could not be read yet. */
  isUnread: boolean;
  personFailure: Failure | null;
};

export type VerifyCodeView = MethodView | CodeView;

/** The screen that the customer is on, or was on as the chart ended. */
export function verifyCodeView(snapshot: SnapshotFrom<typeof verifyCodeMachine>): VerifyCodeView {
  const { purpose, screen, screenNames, username, codes, personFailure } = snapshot.context;
  const common = { purpose, name: screenNames[screen], username, codes, busy: snapshot.hasTag('busy') };
  return screen === 'VerificationMethod'
    ? { ...common, screen, kindOfName: readUsername(username).kind }
    : {
        ...common,
        screen,
        mayBeMissed: mayBeMissed(snapshot.context),
        triesLeft: triesLeft(snapshot.context),
        isUnread: snapshot.matches({ code: 'unread' }),
        personFailure,
      };
}
