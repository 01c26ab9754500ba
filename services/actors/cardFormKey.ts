import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { TRANSACTION_TYPE } from '../contract/enums.ts';
import type { Answer } from '../contract/index.ts';

/** Opens one session of the hosted card form for this page: only its own origin will be spoken to. Error: ApiError. Spec: calls §7 "Cards", OPEN-047. */
export const openCardForm = fromPromise<Answer<'GET /cardFormKey'>, { purpose: keyof typeof TRANSACTION_TYPE }>(({ input, signal }) =>
  api('GET /cardFormKey', { cardTransactionType: String(TRANSACTION_TYPE[input.purpose]), origin: globalThis.location.origin }, { signal }),
);
