import { toMoneyText } from '../../contract/money.ts';
import type { Handlers } from '../handler.ts';
import { ownRewards } from './account.ts';
import { cashOut } from './cashOut.ts';
import { CENTS_PER_SHARE } from './earning.ts';
import { referralUrlOf } from './link.ts';
import { marketing } from './marketing.ts';
import { payoutCard } from './payoutCard.ts';
import { share } from './share.ts';

/** The caller's rewards. Spec: calls §7 "Referral". */
const rewards: Handlers<'GET /referralStats' | 'GET /referralBalanceHistory'> = {
  'GET /referralStats': async ({ caller, db, portalOrigin }) => {
    const own = await ownRewards(db, caller);
    return {
      peopleSignedUp: own.people_signed_up,
      codesScanned: own.codes_scanned,
      amountPerShare: toMoneyText(CENTS_PER_SHARE),
      shares: own.shares,
      currentBalance: toMoneyText(own.balance_cents),
      shortCode: own.short_code,
      referralUrl: referralUrlOf(portalOrigin, own.short_code),
    };
  },

  'GET /referralBalanceHistory': async ({ caller, db }) => {
    const { profile_id } = await ownRewards(db, caller);
    const rows = await db
      .selectFrom('referral_entry')
      .selectAll()
      .where('profile_id', '=', profile_id)
      .orderBy('at', 'desc')
      .orderBy('entry_id')
      .execute();
    return {
      balanceHistory: rows.map((row) => ({
        id: row.entry_id,
        at: new Date(row.at).toISOString(),
        kind: row.kind,
        amount: toMoneyText(row.cents),
        balance: toMoneyText(row.balance_cents),
        ...(row.confirmation_number !== null && { confirmationNumber: row.confirmation_number }),
      })),
    };
  },
};

/** Referral rewards and marketing. */
export const referral = { ...rewards, ...payoutCard, ...cashOut, ...share, ...marketing };
