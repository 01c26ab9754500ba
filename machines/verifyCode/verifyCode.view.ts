import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../services/contract/error.ts';
import { readUsername } from '../../services/contract/username.ts';
import type { Codes } from './codes.rules.ts';
import type { verifyCodeMachine } from './verifyCode.machine.ts';
import { mayBeMissed, triesLeft, type Party, type Purpose } from './verifyCode.rules.ts';

type Common = {
  purpose: Purpose;
  /** What the specification calls the screen in this flow. */
  name: string;
  username: string;
  /** Who gets the code, where it is not the customer. */
  party: Pick<Party, 'name' | 'storePhoneNumber'> | null;
  codes: Codes;
  busy: boolean;
};
export type MethodView = Common & { screen: 'VerificationMethod'; kindOfName: 'email' | 'phone' | 'none' };
export type CodeView = Common & {
  screen: 'VerificationCode';
  /** The flow has a screen for a code that did not arrive. */
  mayBeMissed: boolean;
  /** How many wrong codes are left before the session ends. */
  triesLeft: number | null;
  /** The code is confirmed, but the customer could not be loaded yet. */
  isUnread: boolean;
  personFailure: Failure | null;
};

export type VerifyCodeView = MethodView | CodeView;

/** The current screen, or the last one when the chart has ended. */
export function verifyCodeView(snapshot: SnapshotFrom<typeof verifyCodeMachine>): VerifyCodeView {
  const { purpose, screen, screenNames, username, party = null, codes, personFailure } = snapshot.context;
  const common = { purpose, name: screenNames[screen], username, party, codes, busy: snapshot.hasTag('busy') };
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
