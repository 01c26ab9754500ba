import type { Loan } from '../../services/contract/accounts.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Ask } from '../../services/contract/index.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import { codesFor, forgetProblems, offered, type Codes, type CodeWay } from '../verifyCode/codes.rules.ts';
import type { ConfirmAsk, Party, SendAsk, VerifyCodeInput, VerifyCodeScreen } from '../verifyCode/verifyCode.rules.ts';

/** `loan`: one with two parties, of which a code can be sent to the other (`needsPartyCode`). */
export type PartyCodeInput = { person: Person; settings: Settings; loan: Loan };

export type PartyCodeContext = PartyCodeInput & {
  codes: Codes;
  /** The screen that `verifyCode` opens first. */
  verifyScreen: VerifyCodeScreen;
  /** There is one method for the code: nothing to choose. */
  sendsAtOnce: boolean;
  /** Why the service sends no code. */
  failure: Failure | null;
  outcome: PartyCodeOutcome;
};

export type PartyCodeEvent =
  /** The customer has read why, and goes on to the code. */
  | { type: 'code.chosen' }
  /** Back to the payment. */
  | { type: 'flow.left' }
  | RouteEvent;

/** `refused`: the service sends no code to the other party, so only the store can go on. */
export type PartyCodeOutcome = { kind: 'verified' } | { kind: 'left' } | { kind: 'refused' };

/**
 * A renewal of this loan needs a code of the other party. Without a profile of that party no code can be sent, and the lock is enough; a guest's
 * link does not allow the calls. Spec: FLOW-REFI-15, R-14.
 */
export const needsPartyCode = (
  { alternateId = '', alternateLinked }: Pick<Loan, 'alternateId' | 'alternateLinked'>,
  { guest }: Pick<Person, 'guest'>,
): boolean => alternateLinked && alternateId !== '' && guest === null;

/** By text, or by voice where the lender offers it. Which number it is, the service says once the code is sent. Spec: FLOW-REFI-16 (FLAG-003). */
const waysTo = ({ alternateName }: Loan, settings: Settings): readonly CodeWay[] =>
  offered(
    [
      { method: 'text', destination: alternateName },
      { method: 'voice', destination: alternateName },
    ],
    settings,
  );

export const atStart = (input: PartyCodeInput): PartyCodeContext => ({
  ...input,
  codes: codesFor(waysTo(input.loan, input.settings)),
  verifyScreen: 'VerificationMethod',
  sendsAtOnce: false,
  failure: null,
  outcome: { kind: 'left' },
});

const LONGEST_NAME = 60;

/** The service takes letters, spaces, apostrophes and hyphens only. */
const plainName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{M} '’-]/gu, '')
    .slice(0, LONGEST_NAME)
    .trim();

const partyOf = ({ person, loan: { loanId, alternateId = '', alternateName, storePhoneNumber } }: PartyCodeInput): Party => ({
  name: alternateName,
  customerId: alternateId,
  loanId,
  requesterName: plainName(person.name),
  storePhoneNumber,
});

export const verifyAsk = (context: PartyCodeContext): VerifyCodeInput => ({
  purpose: 'partyCode',
  screenNames: { VerificationMethod: 'VerificationMethod', VerificationCode: 'VerificationCode' },
  screen: context.verifyScreen,
  sendsAtOnce: context.sendsAtOnce,
  username: '',
  party: partyOf(context),
  settings: context.settings,
  ...forgetProblems(context),
});

function partyIn({ party }: { party?: Party }): Party {
  if (!party) throw new Error('a code for a renewal goes to the other party: there is none');
  return party;
}

/** Throws without a party. Spec: CALL-003. */
export function sendAsk(ask: SendAsk): Ask<'POST /sendverificationcode'> {
  const { customerId, loanId, requesterName } = partyIn(ask);
  return { customerId, loanId, requesterName, isVoice: ask.method === 'voice' };
}

/** Throws without a party. Spec: CALL-004. */
export const statusAsk = ({ verificationCode, ...ask }: ConfirmAsk): Ask<'GET /verificationcodestatus'> => ({
  loanId: partyIn(ask).loanId,
  verificationCode,
});
