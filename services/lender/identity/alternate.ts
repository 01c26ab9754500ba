import { Refusal, type Caller, type Handlers } from '../handler.ts';
import { loanOf } from '../loans/access.ts';
import { sendCode, useCode, type CodeFor } from './codes.ts';
import { waysTo } from './ways.ts';

/** The code is valid for the loan and for the profile that requested it. */
const codeOf = ({ profileId }: Caller, loanId: string): CodeFor => ({ profile_id: profileId, purpose: 'alternate', about: loanId });

/** Sends a code to the loan's other party, who passes it on to the caller. Spec: calls §7 "Verification and locks" (CALL-003, CALL-004). */
export const alternate: Handlers<'POST /sendverificationcode' | 'GET /verificationcodestatus'> = {
  'POST /sendverificationcode': async ({ ask, caller, db, now }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    if (![loan.customer_id, loan.cosigner_customer_id].includes(ask.customerId)) throw new Refusal(403);
    const { email, phone } = await db
      .selectFrom('customer')
      .select(['email', 'phone'])
      .where('customer_id', '=', ask.customerId)
      .executeTakeFirstOrThrow();
    const ways = waysTo(email, phone);
    const way = ways.find(({ method }) => method === (ask.isVoice ? 'voice' : 'text')) ?? ways[0];
    if (!way) throw new Refusal(422, ['There is no phone number or email to send a code to. Please contact customer service.']);
    return sendCode(
      db,
      now,
      codeOf(caller, loan.loan_id),
      way,
      (code) =>
        `${ask.requesterName} wants to refinance a loan you share. Your code is ${code}. If you agree, tell it to ${ask.requesterName} and to nobody else.`,
    );
  },

  'GET /verificationcodestatus': async ({ ask, caller, db, now }) => {
    const { loan_id } = await loanOf(db, caller, ask.loanId);
    await useCode(db, now, codeOf(caller, loan_id), ask.verificationCode);
    return { verified: true };
  },
};
