import { sql } from 'kysely';
import { phoneDigits } from '../../contract/phone.ts';
import type { ParsedAsk } from '../../contract/index.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Handlers } from '../handler.ts';
import { allowTry, SHARES } from '../limits.ts';
import { send } from '../outbox.ts';
import { inTransaction } from '../store/inTransaction.ts';
import { storeById } from '../stores/directory.ts';
import { codeIn, joinRewards, ownRewards } from './account.ts';
import { referralUrlOf } from './link.ts';

type Share = ParsedAsk<'POST /referralShare'>;
type Recipient = { to: string; channel: 'email' | 'text' };

/** Spec: calls §7 "Referral" (FLOW-REFER-04). */
export const share: Handlers<'POST /referralShare'> = {
  'POST /referralShare': async ({ ask, caller, db, now, portalOrigin }) => {
    await allowTry(db, `share ${caller.profileId}`, SHARES, now);
    const { short_code } = ask.shortCode === '' ? await joinRewards(db, caller) : await ownRewards(db, caller);
    if (ask.shortCode !== '' && codeIn(ask.shortCode) !== short_code) throw new Refusal(403);
    const recipient = recipientOf(ask);
    const store = storeIn(ask);
    await inTransaction(db, async (tx) => {
      await tx
        .updateTable('referral')
        .set({ shares: sql<number>`shares + 1` })
        .where('profile_id', '=', caller.profileId)
        .execute();
      if (recipient === null) return;
      const { name } = await tx.selectFrom('profile').select('name').where('profile_id', '=', caller.profileId).executeTakeFirstOrThrow();
      await send(tx, {
        ...recipient,
        kind: 'referral',
        text: `${ask.name === '' ? 'Hello' : `Hello ${ask.name}`}, ${name || 'a friend'} recommends us${store}. Sign up with code ${short_code}: ${referralUrlOf(portalOrigin, short_code)}`,
        at: now,
        onceKey: `referral ${short_code} ${recipient.to} ${dayOf(now)}`, // at most one message per friend and day
      });
    });
    return { shortCode: short_code };
  },
};

/** The recipient; null when the customer's own phone sends the message. Throws Refusal 422 when the address is missing. */
function recipientOf({ source, email, phone }: Share): Recipient | null {
  if (source !== 'email' && source !== 'text') return null;
  const to = source === 'email' ? email.toLowerCase() : phoneDigits(phone);
  if (to === '') throw new Refusal(422, [source === 'email' ? 'Enter your friend’s email.' : 'Enter your friend’s phone number.']);
  return { to, channel: source };
}

/** The store's name for the message, from the lender's data: the lender does not send texts that a customer wrote. */
function storeIn({ storeNumber }: Share): string {
  if (storeNumber === '') return '';
  const store = storeById(storeNumber);
  if (!store) throw new Refusal(422, ['We do not know this store.']);
  return ` and ${store.brand}, ${store.address}`;
}
