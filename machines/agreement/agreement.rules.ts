import type { Loan } from '../../services/contract/accounts.ts';
import type { Customer } from '../../services/contract/customer.ts';
import type { Disclosure } from '../../services/contract/documents.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { areInitialsOf, namesCustomer } from '../../services/contract/name.ts';
import type { PaymentDraft } from '../../services/contract/unfinishedPayment.ts';
import type { CustomerDetailsInput } from '../customerDetails/customerDetails.rules.ts';
import { copyToSave } from '../kit/copy.ts';
import { dayOf } from '../kit/day.ts';
import { customerIdFor, isAlternate } from '../kit/loanCustomer.ts';
import type { SigningInput } from '../signing/signing.rules.ts';
import { HOME, accountDisclosures, brandOf, payment } from '../kit/places.ts';
import type { Target } from '../kit/target.ts';
import type { AgreementContext, AgreementInput, AgreementOutcome, Problem, Signature } from './agreement.types.ts';

type Facts = AgreementContext;
type From = { context: AgreementContext };
type Papers = Answer<'GET /documents'>;

export const atStart = ({ person, settings, params, search }: AgreementInput): AgreementContext => ({
  person,
  brand: brandOf({ params }),
  loanId: params['loanId'] ?? '',
  settings,
  hasReturned: search?.['signingStatus'] !== undefined,
  wasRefused: search?.['because'] === 'missing',
  loan: null,
  renewal: null,
  amount: 0,
  consentedAt: '',
  customer: null,
  papers: [],
  terms: null,
  signatureRequired: false,
  opened: [],
  openId: '',
  problems: [],
  signature: { name: '', initials: '' },
  haveChanged: false,
  filed: false,
  now: 0,
  failure: null,
  isUnsure: false,
  ending: 'left',
});

export const whose = ({ context: { person, loanId } }: From) => ({ profileId: person.profileId, loanId });

/** What the payment needs to know of the papers: an earlier state of the loan than theirs at worst, and then it asks for them again. */
export const agreedNote = ({ context }: From) => ({
  ...whose({ context }),
  agreedIntent: context.loan?.intentId ?? '',
  ...(context.terms && { newLoan: context.terms }),
});

export const renews = (draft: PaymentDraft | null): boolean => draft?.renewal !== undefined && draft.amount !== null;

export const fromDraft = (draft: PaymentDraft | null): Pick<Facts, 'renewal' | 'amount'> => ({
  renewal: draft?.renewal ?? null,
  amount: draft?.amount ?? 0,
});

/** Throws before the loan and the draft are read. */
function chosenIn({ loan, renewal }: Pick<Facts, 'loan' | 'renewal'>) {
  if (!loan || !renewal) throw new Error('papers are written for a loan and its renewal');
  return { loan, renewal };
}

export const detailsInput = ({ context }: From): CustomerDetailsInput => {
  const { loan, renewal } = chosenIn(context);
  return { purpose: 'agreement', person: context.person, loan, productId: renewal.productId };
};

/** Who signs, and what. Spec: CALL-033. */
export const signingInput = ({ context }: From): SigningInput => {
  const { loan } = chosenIn(context);
  const { person, settings } = context;
  return {
    person: { profileId: person.profileId, customerId: customerIdFor(context.person, loan) },
    loanId: loan.loanId,
    lmsId: loan.lmsId,
    signingType: 'refinance',
    settings,
    storePhoneNumber: loan.storePhoneNumber,
    hasReturned: context.hasReturned,
  };
};

/** The other party of the loan. `isCoSigner`: the customer has co-signed it, and the other party is the borrower. `isNotified`: the lender writes to them. */
export type Parties = { other: string; isCoSigner: boolean; isNotified: boolean };

/** Null for a loan with one party. Spec: ROLE-007. */
export const partiesOf = (loan: Loan, { person }: Pick<Facts, 'person'>): Parties | null =>
  loan.cosignerId === '' ? null : { other: loan.alternateName, isCoSigner: isAlternate(loan, person), isNotified: loan.alternateLinked };

export const customerAsk = ({ context }: From): Ask<'GET /personalInfo'> => {
  const { loan } = chosenIn(context);
  return { lmsId: loan.lmsId, loanId: loan.loanId };
};

/** What is signed is what is charged: the papers are of exactly these terms. Spec: CALL-032, RULE-033. */
export function papersAsk({ context }: From): Ask<'GET /documents'> {
  const { loan, renewal } = chosenIn(context);
  const { ancillaryProductIds, cash } = renewal;
  return {
    loanId: loan.loanId,
    storeId: loan.storeId,
    productId: renewal.productId,
    disclosureType: 'refinance',
    suretyBond: loan.suretyBond,
    migrateProduct: renewal.migrateProduct,
    isAddon: false,
    isAlternatesTurn: isAlternate(loan, context.person),
    isAutoPay: false,
    customerName: context.person.name,
    amount: toMoneyText(context.amount),
    ...(cash && { disbursement: toMoneyText(cash.cents) }),
    ...(ancillaryProductIds.length > 0 && { ancillaryProductIds }),
  };
}

/** The papers as they are now. Those that the customer has read stay read, as long as they are the same. */
export function withPapers(context: Facts, { documents, terms, signatureRequired }: Papers): Partial<Facts> {
  const ids = documents.map(({ documentId }) => documentId);
  const areOthers = context.papers.length > 0 && ids.some((id) => !context.papers.some(({ documentId }) => documentId === id));
  return {
    papers: documents,
    terms: terms ?? null,
    signatureRequired,
    opened: context.opened.filter((id) => ids.includes(id)),
    openId: '',
    haveChanged: context.haveChanged || areOthers,
  };
}

export const areAcknowledged = ({ papers }: Pick<Facts, 'papers'>): boolean =>
  papers.length > 0 && papers.every(({ acknowledgedAt }) => acknowledgedAt !== undefined);

export const isListed = ({ papers }: Pick<Facts, 'papers'>, documentId: string): boolean =>
  papers.some((paper) => paper.documentId === documentId);

export const withOpened = ({ opened }: Pick<Facts, 'opened'>, documentId: string): Pick<Facts, 'opened' | 'openId'> => ({
  openId: documentId,
  opened: opened.includes(documentId) ? opened : [...opened, documentId],
});

export const openPaper = ({ papers, openId }: Pick<Facts, 'papers' | 'openId'>): Disclosure | null =>
  papers.find(({ documentId }) => documentId === openId) ?? null;

export const copyAsk = ({ context }: From) => copyToSave(openPaper(context));

export const isUnread = ({ opened }: Pick<Facts, 'opened'>, { documentId }: Disclosure): boolean => !opened.includes(documentId);

/** The name on file; null where the lender has none, so that there is nothing to compare with. */
export const nameOnFile = ({ customer }: Pick<Facts, 'customer'>): { firstName: string; lastName: string } | null =>
  customer && customer.customerFirstName !== '' && customer.customerLastName !== ''
    ? { firstName: customer.customerFirstName, lastName: customer.customerLastName }
    : null;

/** Initials as they travel. Spec: RULE-017. */
export const trimmed = ({ name, initials }: Signature): Signature => ({ name: name.trim(), initials: initials.trim().toUpperCase() });

/** What is missing before the papers are acknowledged, in the order of the page. Spec: RULE-012, ROUTE-081. */
export function problemsOf(context: Facts, signature: Signature): readonly Problem[] {
  const { name, initials } = trimmed(signature);
  const onFile = nameOnFile(context);
  const isName = onFile ? namesCustomer(name, onFile) : name !== '';
  const areInitials = onFile ? areInitialsOf(initials, onFile) : initials !== '';
  const all: readonly [Problem, boolean][] = [
    ['papers', context.papers.some((paper) => isUnread(context, paper))],
    ['name', !isName],
    ['initials', !areInitials],
  ];
  return all.filter(([, isWrong]) => isWrong).map(([problem]) => problem);
}

type Address = Customer['addresses'][number];
const lineOf = ({ line1, line2, city, state, zip }: Address): string => [line1, line2, city, `${state} ${zip}`].filter(Boolean).join(', ');

function addressOf({ addresses }: Customer, typeName: Address['typeName']): string {
  const found = addresses.find((address) => address.typeName === typeName);
  return found ? lineOf(found) : '';
}

/** The year only: the lender has the day, and keeps nothing of it. */
const masked = (dob: string): string => (dob === '' ? '' : `**/**/${dob.slice(-4)}`);

/**
 * Every paper that was read is acknowledged, by the one who is signed in, borrower or co-signer: one party is enough, so no other is named
 * . SSN and day of birth are not asked for, and travel masked. Spec: ENT-032, FLOW-DOC-06 (disclosures-3).
 */
export function agreementAsk({ context }: From): Ask<'POST /disclosureacknowledgement'> {
  const { loan } = chosenIn(context);
  const { person, customer, papers, signature, now } = context;
  if (!customer || papers.length === 0) throw new Error('papers are acknowledged by a customer who has read them');
  const home = addressOf(customer, 'Home');
  return {
    accountNumber: loan.loanId,
    storeId: loan.storeId,
    disclosureType: 'refinance',
    loanBrand: loan.brand,
    disclosureAck: {
      cognitoId: person.profileId,
      disclosures: papers.map(({ documentId, sha256 }) => ({ documentId, sha256 })),
      borrowerInfo: {
        customerId: customerIdFor(context.person, loan),
        profileId: person.profileId,
        name: signature.name,
        username: person.username,
        dob: masked(customer.dob),
        ssn: customer.displaySsn,
        accountPhone: customer.phoneNumber,
        homeAddress: home,
        mailingAddress: addressOf(customer, 'Mailing') || home,
        initials: signature.initials,
        date: dayOf(now),
      },
    },
  };
}

export const acknowledged = ({ papers }: Facts, { acknowledgedAt }: Answer<'POST /disclosureacknowledgement'>): Partial<Facts> => ({
  papers: papers.map((paper) => ({ ...paper, acknowledgedAt })),
});

/** The lender has other papers now. */
export const isOutdated = ({ code, status }: Failure): boolean => code === 'DisclosuresChanged' || status === 409;

/** The answer was lost: the lender may have the acknowledgement. */
export const isLost = ({ kind }: Failure): boolean => kind === 'unknown' || kind === 'offline';

/** The authorization of the online payment, which is filed as the PDF that the customer could open. Spec: CALL-043, OPEN-020 (disclosures-2). */
const olpaOf = ({ papers }: Pick<Facts, 'papers'>) => papers.flatMap(({ files }) => files).find(({ docType }) => docType === 'olpa');

export const mustFile = (context: Pick<Facts, 'papers' | 'filed'>): boolean => !context.filed && olpaOf(context) !== undefined;

/** The lender keeps the same file once, however often it is sent. */
export function olpaAsk({ context }: From): Ask<'POST /olpaDisclosure'> {
  const { loan } = chosenIn(context);
  return { loanId: loan.loanId, lmsId: loan.lmsId, file: olpaOf(context)?.content ?? '' };
}

/** Back to the payment: to its review, to its cards, or to its amount. */
function nextOf({ brand, loanId, ending }: Pick<Facts, 'brand' | 'loanId' | 'ending'>): Target {
  if (!brand) return HOME;
  if (ending === 'agreed') return payment(brand, loanId, 'ReviewPayment');
  if (ending === 'withoutConsent') return accountDisclosures(brand, loanId);
  return ending === 'left' ? payment(brand, loanId, 'SelectPaymentMethod') : payment(brand, loanId);
}

export function outcome(context: Facts): AgreementOutcome {
  const next = nextOf(context);
  const { person, ending } = context;
  if (ending === 'withoutConsent') return { kind: 'consentMissing', person: { ...person, termsPending: true }, next };
  return { kind: 'agreementLeft', next };
}
