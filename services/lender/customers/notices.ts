import { isEmail } from '../../contract/username.ts';
import { phoneDigits } from '../../contract/phone.ts';
import { requireOwnCustomer } from '../loans/access.ts';
import type { Handlers } from '../handler.ts';
import { allowTry, NOTICES } from '../limits.ts';
import { send } from '../outbox.ts';

/** Notices to other people and to future customers. Spec: calls §7 "Customer". */
export const notices: Handlers<'POST /spouseAddress' | 'POST /notificationinfo'> = {
  'POST /spouseAddress': async ({ ask, caller, db }) => {
    requireOwnCustomer(caller, ask.customerId);
    const spouse = JSON.stringify({ firstName: ask.firstName, lastName: ask.lastName, address: ask.address });
    await db.updateTable('customer_detail').set({ spouse, married: true }).where('customer_id', '=', ask.customerId).execute();
    return {};
  },

  'POST /notificationinfo': async ({ ask, caller, db, now }) => {
    await allowTry(db, `notices ${caller.profileId}`, NOTICES, now);
    const byMail = isEmail(ask.Contact);
    const to = byMail ? ask.Contact.toLowerCase() : phoneDigits(ask.Contact);
    await send(db, {
      to,
      channel: byMail ? 'email' : 'text',
      kind: 'notification',
      text: `We will send you a message here when our loans are available in ${ask.State}.`,
      at: now,
      onceKey: `notification ${ask.State} ${to}`,
    });
    return {};
  },
};
