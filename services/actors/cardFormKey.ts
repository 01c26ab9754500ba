import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { TRANSACTION_TYPE, type Processor } from '../contract/enums.ts';
import type { Answer } from '../contract/index.ts';
import { CARD_FORMS } from './cardForms.ts';
import { processorOf } from './processor.ts';

/** `loanId`: the loan that the card pays; empty for a card of all loans. */
type Wanted = { purpose: keyof typeof TRANSACTION_TYPE; loanId: string };
type Opened = Answer<'GET /cardFormKey'> & { processor: Processor };

/**
 * Opens one session of the hosted card form for this page: only its own origin will be spoken to. Null: the processor has no form.
 * Error: ApiError. Spec: calls §7 "Cards", OPEN-047.
 */
export const openCardForm = fromPromise<Opened | null, Wanted>(async ({ input: { purpose, loanId }, signal }) => {
  const processor = await processorOf(loanId, signal);
  if (!CARD_FORMS[processor]) return null;
  const ask = { cardTransactionType: String(TRANSACTION_TYPE[purpose]), origin: globalThis.location.origin };
  return { ...(await api('GET /cardFormKey', ask, { signal })), processor };
});
