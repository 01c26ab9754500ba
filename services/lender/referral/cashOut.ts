import { PAYMENT_CHANNEL } from '../../contract/enums.ts';
import { toMoneyText } from '../../contract/money.ts';
import { dayOf } from '../days.ts';
import type { PayOutWork } from '../draws/work.ts';
import { Refusal, type Handlers } from '../handler.ts';
import { fingerprintOf } from '../jobs/fingerprint.ts';
import { profileOf } from '../identity/profile.ts';
import { attemptJob, fence, refuseSecond, requireJob } from '../jobs/jobs.ts';
import { declined } from '../jobs/decline.ts';
import { readJson } from '../payment/work.ts';
import { ownRewards } from './account.ts';
import { CashedOut } from './decide.ts';
import { knowsPayee } from './payee.ts';
import { payeeOf, refuseOthersCard } from './payoutCard.ts';

/** A cash-out's job and ledger line have this id in place of a loan id. */
export const rewardsIdOf = (profileId: string): string => `cashOut ${profileId}`;

/** A balance is cashed out at most once per intent, however often the request is repeated. It belongs to the profile, not to a customer. Quality §1 "Sandbox". */
export const cashOut: Handlers<'POST /cashOut' | 'GET /cashOut' | 'POST /cashOutTimeout'> = {
  'POST /cashOut': async ({ ask, caller, db, now, key, decideAfterMs }) => {
    const rewards = await ownRewards(db, caller);
    const attempt = {
      kind: 'cashOut' as const,
      caller,
      customerId: caller.profileId,
      loanId: rewardsIdOf(caller.profileId),
      key: key || `cashOut ${rewards.intent_id}`, // without a key only the balance identifies the attempt
      intentId: rewards.intent_id,
      fingerprint: fingerprintOf([ask.cardId, ask.cardNumber]),
      isKeyed: key !== '',
      now,
    };
    const check = async (): Promise<PayOutWork> => {
      await refuseOthersCard(db, caller, ask);
      const cents = rewards.balance_cents;
      if (cents === 0) throw new Refusal(422, ['You have no rewards to cash out right now.']);
      await refuseSecond(db, attempt);
      const payee = await payeeOf(db, caller, ask, now);
      if (!(await knowsPayee(db, await profileOf(db, caller))))
        throw new Refusal(422, ['Complete your profile before you cash out.'], 'ProfileMissing');
      return { cents, channel: PAYMENT_CHANNEL.debit, ...payee, requestedOn: dayOf(now), at: now };
    };
    return attemptJob(db, attempt, check, decideAfterMs);
  },

  'GET /cashOut': async ({ ask, caller, db }) => {
    const job = await requireJob(db, caller, 'cashOut', ask.messageKey);
    if (job.state === 'declined') throw declined(job);
    if (job.state === 'open') return { pending: true };
    const { cents, newBalance, ...done } = readJson(CashedOut, job.result);
    return { pending: false, status: 'complete', newBalance: toMoneyText(newBalance), amount: toMoneyText(cents), ...done };
  },

  'POST /cashOutTimeout': async ({ caller, db, now, key }) => {
    await ownRewards(db, caller);
    if (key === '') return {};
    const loanId = rewardsIdOf(caller.profileId);
    const abandoned = await fence(db, { kind: 'cashOut', caller, customerId: caller.profileId, loanId, key, now });
    return { status: abandoned ? 'abandoned' : 'accepted' };
  },
};
