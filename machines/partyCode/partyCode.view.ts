import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../services/contract/error.ts';
import { loanNameOf, type LoanName } from '../kit/loanName.ts';
import type { partyCodeMachine } from './partyCode.machine.ts';

/** What AltPartyVerifyCode shows; `verifyCode` shows the other two screens. Spec: ROUTE-079. */
export type PartyCodeView = {
  screen: 'AltPartyVerifyCode';
  /** `sent`: a code is on its way already. `refused`: the service sends none. */
  phase: 'open' | 'sent' | 'refused';
  /** The other party of the loan, who gets the code. */
  name: string;
  loan: LoanName;
  /** The loan's renewals are called refinancing (RULE-031). */
  useRefiTerm: boolean;
  /** The customer chooses between a text and a call next; otherwise the code is sent. */
  hasChoice: boolean;
  failure: Failure | null;
  /** Empty where no store is known. */
  storePhoneNumber: string;
};

export function partyCodeView(snapshot: SnapshotFrom<typeof partyCodeMachine>): PartyCodeView {
  const { loan, codes, failure } = snapshot.context;
  const open = codes.sent === null ? 'open' : 'sent';
  return {
    screen: 'AltPartyVerifyCode',
    phase: snapshot.matches({ explanation: 'refused' }) ? 'refused' : open,
    name: loan.alternateName,
    loan: loanNameOf(loan),
    useRefiTerm: loan.useRefiTerm,
    hasChoice: codes.ways.length > 1,
    failure,
    storePhoneNumber: loan.storePhoneNumber,
  };
}
