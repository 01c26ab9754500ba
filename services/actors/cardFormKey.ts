import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { TRANSACTION_TYPE, type Processor } from '../contract/enums.ts';
import type { Answer } from '../contract/index.ts';
import { CARD_FORMS } from './cardForms.ts';
import { processorOf } from './processor.ts';

/** `loanId`: the loan that the card pays; empty for a card of all loans. `hasForm`: the brand of the page takes cards online. */
type Wanted = { purpose: keyof typeof TRANSACTION_TYPE; loanId: string; hasForm: boolean };
type Opened = Answer<'GET /cardFormKey'> & { processor: Processor };

/**
 * Opens one session of the hosted card form for this page: only its own origin will be spoken to. Null: there is no form.
 * Error: ApiError. Spec: calls §7 "Cards", OPEN-047.
 */
export const openCardForm = fromPromise<Opened | null, Wanted>(async ({ input: { purpose, loanId, hasForm }, signal }) => {
  if (!hasForm) return null;
  const processor = await processorOf(loanId, signal);
  if (!CARD_FORMS[processor]) return null;
  const ask = { cardTransactionType: String(TRANSACTION_TYPE[purpose]), origin: globalThis.location.origin };
  return { ...(await api('GET /cardFormKey', ask, { signal })), processor };
});
