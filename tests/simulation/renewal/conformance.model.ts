import type { Ask } from '../../../services/contract/index.ts';
import { paymentAsk } from '../../../machines/payment/paymentAttempt.ts';
import { ModelRefusal } from '../service.ts';
import { cardOf, LOAN_ID, loanFor, OTHER_PRODUCT, PERSON, type Party } from './loan.ts';
import { headerOf } from './renewals.ts';
import { RenewalService } from './service.ts';
import type { Chosen, Step } from './conformance.script.ts';

/** The simulation's model, which decides everything at once. */
export function modelled(): (step: Step) => string {
  const service = new RenewalService({ signs: true, cancelMs: 24 * 3_600_000, intents: true, comparesPapers: true, paysOutEarly: false });
  const given = new Map<Party, readonly string[]>();
  const at = { locate: 0, now: 1 };
  let keys = 0;
  service.locate('ann', at.locate);
  service.locate('sam', at.locate);

  function pays(who: Party, ask: Ask<'POST /payment'>): string {
    const { messageKey } = service.post(ask, `key-${++keys}`, at.now, { afterMs: 0, declines: false }, who);
    service.settle(at.now);
    const answer = service.look(messageKey, at.now);
    return 'newLoanId' in answer && answer.newLoanId !== undefined ? 'renewed' : 'paid';
  }
  const plain = (who: Party, cents: number): Ask<'POST /payment'> =>
    paymentAsk(PERSON[who], loanFor(who, { ...service.now, hasCodes: false }), cardOf(who), 'other', cents);
  const acknowledge = (who: Party, ids: readonly string[]) => service.papers.acknowledge(who, ids, service.now, 'now');
  const write = (who: Party, chosen: Chosen) => service.papers.write(who, papersAsk(who, chosen), service.now).documents;
  function sign(who: Party): string {
    const { id } = service.openSigning(who, at.now);
    service.signings.act(id, 'sign', at.now, { afterMs: 0, fails: false });
    return JSON.stringify(service.lookAtSigning(who, at.now));
  }
  function does(step: Step): string {
    const { who } = step;
    switch (step.what) {
      case 'lock':
        return `locked by the other: ${service.lock.take(who, at.now, false).alreadyLocked}`;
      case 'release':
        return `locked by the other: ${service.lock.release(who, at.now).alreadyLocked}`;
      case 'papers': {
        const documents = write(who, step.chosen);
        given.set(
          who,
          documents.map(({ documentId }) => documentId),
        );
        return `papers, ${documents.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined).length} read`;
      }
      case 'acknowledge': {
        const ids = given.get(who);
        if (!ids) return 'nothing to read';
        acknowledge(who, ids);
        return 'done';
      }
      case 'sign':
        return sign(who);
      case 'agree':
        try {
          acknowledge(
            who,
            write(who, step.chosen).map(({ documentId }) => documentId),
          );
          sign(who);
        } catch (error) {
          if (!(error instanceof ModelRefusal)) throw error;
        }
        return 'tried';
      case 'renew': {
        const { amount, cash, switches, ancillary } = step.chosen;
        const renewal = {
          isRefi: true,
          paymentAmount: amount,
          disbursementAmount: cash,
          migrateProduct: switches,
          ancillaryProductIds: ancillary,
        };
        return pays(who, { ...plain(who, 0), ...renewal });
      }
      case 'pay':
        return pays(who, plain(who, 1_000));
      case 'cancel': {
        const last = service.renewals.at(-1);
        if (!last) return 'nothing to cancel';
        service.cancel(cancelAsk(last.newLoanId, last.messageKey, last.terms.paid), at.now);
        return 'done';
      }
    }
  }
  return (step) => {
    at.now++;
    try {
      return does(step);
    } catch (error) {
      if (!(error instanceof ModelRefusal)) throw error;
      return `${error.status} ${error.code}`;
    }
  };
}

const papersAsk = (who: Party, { amount, cash, switches, ancillary }: Chosen): Ask<'GET /documents'> => ({
  loanId: LOAN_ID,
  storeId: 'S-1',
  productId: switches ? OTHER_PRODUCT : 'P-1',
  disclosureType: 'refinance',
  suretyBond: false,
  migrateProduct: switches,
  isAddon: false,
  isAlternatesTurn: who === 'sam',
  isAutoPay: false,
  customerName: PERSON[who].name,
  amount,
  disbursement: cash,
  ancillaryProductIds: ancillary,
});

const cancelAsk = (newLoanId: string, messageKey: string, cents: number): Ask<'POST /cancelrefinance'> => ({
  newLoanHeaderId: headerOf(newLoanId),
  confirmationData: {
    profileId: '',
    customerId: '',
    cardHolderName: '',
    cardNumber: '',
    loanId: LOAN_ID,
    amountPaid: (cents / 100).toFixed(2),
    customerFirstName: '',
    storePhoneNumber: '',
    productBrand: '',
    confirmationNumber: `P-${messageKey}`,
    dueDate: '2026-12-21',
    loanSigned: true,
  },
});
