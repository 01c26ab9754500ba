import type { CodeMethod } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Codes } from './codes.rules.ts';
import type { Purpose, VerifyCodeOutcome } from './verifyCode.rules.ts';

/** The calls that can end the step: sending a code, and confirming it. */
export type Call = 'sending' | 'confirming';

/** An error of the service that ends the step; the screen shows all others. */
export type End = { kind: VerifyCodeOutcome['kind']; calls: readonly Call[]; is: (failure: Failure, codes: Codes) => boolean };

/** Wrong codes until the session ends. Ours: the service allows five for one code (FLOW-AUTH-15). */
export const WRONG_CODES = 3;
const FORBIDDEN: readonly number[] = [403, 423];
const TOO_MANY_REQUESTS = 429;
/** Nobody on file to send a code to. */
const NO_CONTACT = 422;

type Rules = {
  needsSent: boolean;
  missed: readonly CodeMethod[];
  /** After a lost response `checkCode` tells whether the service accepted the code. */
  checks: boolean;
  /** After the code the person is loaded again; `renewed`: with new tokens. */
  reads: { renewed: boolean } | null;
  /** The customer may leave although the person could not be loaded. */
  mayLeaveUnread: boolean;
  mayChangeName: boolean;
  ends: readonly End[];
};

/** The code changes nothing that the portal knows of the customer. */
const CODE_ONLY = { checks: false, reads: null, mayLeaveUnread: false, mayChangeName: false } as const;

/** What differs between the flows that ask for a code. Decision 029. */
export const RULES: Readonly<Record<Purpose, Rules>> = {
  registration: {
    ...CODE_ONLY,
    needsSent: false, // after a reload the username is known, but not where its last code went
    missed: ['email', 'text', 'voice'],
    // an earlier response was lost, or another tab was faster: no code is needed
    ends: [{ kind: 'confirmed', calls: ['confirming'], is: ({ code }) => code.includes('InvalidParameter') }],
  },
  recovery: {
    ...CODE_ONLY,
    needsSent: true,
    missed: ['email'],
    ends: [{ kind: 'unknownName', calls: ['sending', 'confirming'], is: ({ code }) => code.includes('UserNotFound') }],
  },
  trustedDevice: {
    needsSent: true,
    missed: ['email'],
    checks: true,
    reads: { renewed: false },
    mayLeaveUnread: false, // leaving signs the customer out, although the device is already trusted
    mayChangeName: false,
    ends: [
      { kind: 'refused', calls: ['sending'], is: ({ status }) => FORBIDDEN.includes(status) },
      { kind: 'refused', calls: ['confirming'], is: ({ status }) => status === TOO_MANY_REQUESTS },
      { kind: 'refused', calls: ['confirming'], is: ({ code }, { wrong }) => code.includes('CodeMismatch') && wrong + 1 >= WRONG_CODES },
    ],
  },
  updateUser: {
    needsSent: true,
    missed: [],
    checks: true,
    reads: { renewed: true }, // the tokens hold the new username
    mayLeaveUnread: true,
    mayChangeName: true,
    ends: [
      { kind: 'taken', calls: ['sending', 'confirming'], is: ({ code }) => code.includes('UsernameExists') },
      { kind: 'refused', calls: ['sending', 'confirming'], is: ({ status }) => status === 403 },
    ],
  },
  partyCode: {
    ...CODE_ONLY,
    needsSent: true,
    missed: [],
    ends: [
      { kind: 'refused', calls: ['sending', 'confirming'], is: ({ status }) => FORBIDDEN.includes(status) },
      { kind: 'refused', calls: ['sending'], is: ({ status }) => status === NO_CONTACT },
    ],
  },
};
