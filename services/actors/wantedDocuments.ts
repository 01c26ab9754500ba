import { fromPromise } from 'xstate';
import { firstScreenIsThere } from '../client/firstScreen.ts';
import type { Person } from '../contract/session.ts';

/**
 * Whether the lender still asks for documents with a payment of this loan. Never fails: a payment does not wait for them (upload-4). A guest is
 * not asked, because the link is for the payment only, and downloads nothing for it (quality §7). At the start of the page the amounts come first.
 */
export const readWantedDocuments = fromPromise<boolean, { person: Pick<Person, 'guest'>; loanId: string }>(
  async ({ input: { person, loanId }, signal }) => {
    if (person.guest) return false;
    await firstScreenIsThere();
    try {
      const { wantsPaymentDocuments } = await import('../client/wantedDocuments.ts');
      return await wantsPaymentDocuments(loanId, signal);
    } catch {
      return false;
    }
  },
);
