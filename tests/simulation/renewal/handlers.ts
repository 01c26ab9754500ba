import type { HistoryEntry, Loan } from '../../../services/contract/accounts.ts';
import { LOAN_STATUS } from '../../../services/contract/enums.ts';
import type { Answer } from '../../../services/contract/index.ts';
import { annKnown } from '../../../machines/paths/people/customers.ts';
import type { VirtualClock } from '../clock.ts';
import type { Arrival, Handlers } from '../network.ts';
import type { Random } from '../random.ts';
import { ModelRefusal } from '../service.ts';
import { cardOf, LOAN_ID, loanFor, OTHER_PRODUCT, PERSON, SOLD, type Party } from './loan.ts';
import { figuresOf } from './papers.ts';
import { headerOf, type Renewal } from './renewals.ts';
import type { RenewalService } from './service.ts';

type World = { service: RenewalService; clock: VirtualClock; random: Random; hasCodes: boolean };

const NO_NEEDS = { race: false, height: false, gender: false, weight: false, spouse: false, options: { race: [], gender: [] } };
const NOT_COVERED = { isMilitary: false, asOf: '2026-11-21', coveredBorrower: false };

/** The service's answers to one party. `how`: of the request at hand. */
export function handlersFor(who: Party, { service, clock, random, hasCodes }: World, how: () => Arrival): Handlers {
  const old = (): Loan => {
    service.settle(clock.now);
    return loanFor(who, { ...service.now, hasCodes });
  };
  const made = (renewal: Renewal): Loan => ({
    ...loanFor(who, { intentId: `of-${renewal.newLoanId}`, owed: 0, isOver: true, hasCodes }),
    loanId: renewal.newLoanId,
    loanHeader: headerOf(renewal.newLoanId),
    loanStatusId: renewal.cancelledAt === null ? LOAN_STATUS.Open : LOAN_STATUS.Rescinded,
    payoffAmount: renewal.cancelledAt === null ? figuresOf(renewal.terms, renewal.owedBefore).newLoanAmount : 0,
  });
  const detailOf = (loanId: string): Answer<'GET /accountdetail'> => {
    const loan = old();
    if (loanId === LOAN_ID) return { loan };
    const renewal = service.renewals.find(({ newLoanId }) => newLoanId === loanId);
    if (!renewal) throw new ModelRefusal(403);
    const { terms, messageKey } = renewal;
    const paid = { loanId: LOAN_ID, confirmationNumber: `P-${messageKey}`, amountPaid: terms.paid };
    const cash = terms.lent > 0 && { disbursed: terms.lent };
    const cancellable = { ...paid, ...cash, until: '2026-11-23', method: 'Visa •••• 4242', loanSigned: true };
    return { loan: made(renewal), ...(service.mayCancel(renewal, clock.now) && { cancellable }) };
  };
  const papers = (ask: Parameters<RenewalService['papers']['write']>[1]) => {
    service.settle(clock.now);
    return service.papers.write(who, ask, service.now);
  };
  return {
    'GET /accounts': () => ({ loans: [old(), ...service.renewals.map(made)] }),
    'GET /accountdetail': ({ loanId }) => detailOf(loanId),
    'GET /cards': () => ({ cards: [cardOf(who)], validations: { payment: true, noCardForm: [] } }),
    'GET /nextBusinessDate': () => ({ businessDate: '2026-11-23' }),
    'GET /accounthistory': () => ({ entries: booksOf(service, who, clock.now), older: 0 }),
    'POST /sendConfirmation': () => ({}),
    'GET /riskInfo': () => ({ rateChanged: false, creditLimitChanged: false, refinanceDenied: false }),
    'GET /ancillaryProducts': ({ productId }) => {
      const { id = '', name = '', price = 0 } = SOLD[productId] ?? {};
      const products = [{ productId: id, name, description: '', price, required: productId === OTHER_PRODUCT }];
      return { products, confirmText: 'I want this.', missingProducts: [], showAppointmentLink: false };
    },
    'POST /sendverificationcode': () => ({ method: 'text', destination: '***-***-0102', expiresInSeconds: 300 }),
    'GET /verificationcodestatus': () => ({ verified: true }),
    'GET /newaccountterms': () => TERMS_OF_ACCOUNT,
    'GET /demographicReference': () => NO_NEEDS,
    'GET /personalInfo': () => ({ ...annKnown, ...nameOf(who), customerId: PERSON[who].customerId }),
    'POST /mlaStatus': () => NOT_COVERED,
    'GET /militarystatus': () => NOT_COVERED,
    'POST /loanlock': ({ value }) =>
      value === true ? service.lock.take(who, clock.now, how().late) : service.lock.release(who, clock.now),
    'GET /documents': papers,
    'GET /disclosures': (ask) => {
      const { documents, ...more } = papers(ask);
      return { disclosures: documents, ...more };
    },
    'POST /disclosureacknowledgement': ({ disclosureAck }) => {
      service.settle(clock.now);
      const ids = disclosureAck.disclosures.map(({ documentId }) => documentId);
      return service.papers.acknowledge(who, ids, service.now, new Date(clock.now).toISOString());
    },
    'POST /loanSigning': () => {
      const { id, expiresAt } = service.openSigning(who, clock.now);
      return { signingUrl: `https://signing.example.com/${id}`, expiresAt: new Date(expiresAt).toISOString() };
    },
    'GET /loanSigning': () => service.lookAtSigning(who, clock.now),
    'POST /payment': (ask, key) => {
      const afterMs = random.chance(0.8) ? random.between(200, 3_000) : random.between(3_000, 40_000);
      return service.post(ask, key, clock.now, { afterMs, declines: random.chance(0.1) }, who);
    },
    'GET /payment': ({ messageKey }) => service.look(messageKey, clock.now),
    'POST /paymentTimeout': (_, key) => service.fence(key, clock.now),
    'GET /disbursementReference': ({ newLoanId }) => {
      service.settle(clock.now);
      const renewal = service.renewals.find((one) => one.newLoanId === newLoanId);
      const sent = service.payOuts.find(({ messageKey }) => messageKey === renewal?.messageKey);
      if (!sent) throw new ModelRefusal(404);
      return { referenceNumber: `R-${sent.messageKey}`, amount: sent.cents };
    },
    'POST /cancelrefinance': (ask) => service.cancel(ask, clock.now),
  };
}

function nameOf(who: Party): { customerFirstName: string; customerLastName: string } {
  const [customerFirstName = '', customerLastName = ''] = PERSON[who].name.split(' ');
  return { customerFirstName, customerLastName };
}

const TERMS_OF_ACCOUNT: Answer<'GET /newaccountterms'> = {
  documentId: 'terms-1',
  documentName: 'Terms',
  text: [],
  sha256: '',
  files: [],
  version: 1,
  effectiveOn: '2026-01-01',
  acceptedVersion: 1,
};

/** The history of the old loan, newest first: payments, renewals, and what went back. */
function booksOf(service: RenewalService, who: Party, now: number): HistoryEntry[] {
  service.settle(now);
  const line = { balance: service.owed, method: 'Visa •••• 4242', cancelled: false };
  const paid = service.attempts
    .filter(({ state }) => state === 'done')
    .map(({ messageKey, cents, decidesAt }): [number, HistoryEntry] => {
      const kind = service.renewals.some((one) => one.messageKey === messageKey) ? 'refinance' : 'payment';
      const byOther = service.payerOf(messageKey) !== who;
      const number = `P-${messageKey}`;
      return [decidesAt, { ...line, id: messageKey, at: iso(decidesAt), kind, amount: cents, confirmationNumber: number, byOther }];
    });
  const returned = service.renewals.flatMap(({ cancelledAt, cancelNumber, terms, who: renewer }): [number, HistoryEntry][] => {
    if (cancelledAt === null) return [];
    const back = {
      kind: 'refinance' as const,
      amount: terms.paid,
      confirmationNumber: cancelNumber,
      cancelled: true,
      byOther: renewer !== who,
    };
    return [[cancelledAt, { ...line, ...back, id: cancelNumber, at: iso(cancelledAt) }]];
  });
  return [...paid, ...returned].toSorted(([one], [other]) => other - one).map(([, entry]) => entry);
}
const iso = (at: number) => new Date(at).toISOString();
