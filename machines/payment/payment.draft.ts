import type { PaymentDraft } from '../../services/contract/kept.ts';
import { amountNow, cardOf, methodId } from './payment.rules.ts';
import type { PaymentContext } from './payment.types.ts';

/** What the draft may hold of typed text. */
const KEPT_TEXT = /^[\d$.,]{0,20}$/;

/** What may be kept of the unfinished payment. Spec: FLOW-PAY-14, CONF-008, CONF-015. */
export function draftOf(context: PaymentContext): PaymentDraft {
  const { brand, loanId, screen, amountType, amountText, amount } = context;
  const card = cardOf(context);
  const keptText = KEPT_TEXT.test(amountText) ? amountText : '';
  return {
    brand,
    loanId,
    screen,
    amountType,
    amountText: keptText,
    amount,
    cardIds: card?.cardIds ?? [],
    saveCard: !card?.guestCard,
  };
}

/** What the draft still tells about a loan that may have changed meanwhile: a choice that is no longer offered is dropped, an amount is read anew. */
export function fromDraft(context: PaymentContext, draft: PaymentDraft | null): Partial<PaymentContext> {
  if (!draft) return {};
  const { amountType, amountText, cardIds } = draft;
  const now = amountNow({ ...context, amountType, amountText });
  const isOffered = amountType === 'other' || 'cents' in now;
  const amount = 'cents' in now && now.cents === draft.amount ? draft.amount : null;
  return { amountType: isOffered ? amountType : null, amountText, amount, method: methodId({ cardIds }) };
}
