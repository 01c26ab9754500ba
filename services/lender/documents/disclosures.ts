import { inLanguage, type Text } from '../texts/texts.ts';
import type { Answered, ParsedAsk } from '../../contract/index.ts';
import { toCents, toMoneyText } from '../../contract/money.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import type { Language } from '../language.ts';
import { loanOf, type LoanRow } from '../loans/access.ts';
import { checkCovered, checkCoveredDraw } from '../lending/covered.ts';
import { DUE_EVERY_DAYS } from '../loans/arithmetic.ts';
import { newTermsOf, productOf, type Chosen, type NewTerms } from '../loans/newTerms.ts';
import { checkDrawAmount } from '../draws/checks.ts';
import { checkAmounts } from '../payment/refinanceAmounts.ts';
import { acknowledge, NOT_OF_THIS_LOAN } from './acknowledge.ts';
import { acknowledgedAt } from './acknowledgedAt.ts';
import { requireSaved } from './autoPayPapers.ts';
import { currentOf } from './current.ts';
import { ineligible } from './eligible.ts';
import { factsOf, isCosigner } from './facts.ts';
import { fileName } from './list.ts';
import { linesOf, wordsHash, type Paper } from './paper.ts';
import { TERMS, termsId, versionOf } from './papers/terms.ts';
import { PDF_TYPE, pdfOf } from './pdf.ts';
import { writeTerms, type WrittenTerms } from './writtenTerms.ts';

type Disclosure = Answered<'GET /documents'>['documents'][number];
type DisclosureCall = 'GET /documents' | 'GET /disclosures' | 'POST /disclosureacknowledgement' | 'GET /newaccountterms';

/** The papers that a customer must read before agreeing, and the acknowledgement. Two calls, one source (CONF-012). Spec: calls §7 "Documents". */
export const disclosures: Handlers<DisclosureCall> = {
  'GET /documents': async (request) => {
    const { papers, ...ofRefinance } = await toRead(request);
    return { documents: papers, ...ofRefinance };
  },
  'GET /disclosures': async (request) => {
    const { papers, ...ofRefinance } = await toRead(request);
    return { disclosures: papers, ...ofRefinance };
  },
  'POST /disclosureacknowledgement': acknowledge,

  'GET /newaccountterms': async ({ caller, db, language }) => {
    const accepted = await db
      .selectFrom('acknowledgement')
      .select('document_id')
      .where('profile_id', '=', caller.profileId)
      .where('document_id', 'like', 'terms-%')
      .execute();
    return {
      ...(await toDisclosure({ db, caller, language }, { id: termsId(TERMS.version), docType: 'terms', paper: TERMS.paper })),
      version: TERMS.version,
      effectiveOn: TERMS.paper.day,
      acceptedVersion: Math.max(0, ...accepted.map((row) => versionOf(row.document_id))),
    };
  },
};

async function toRead({
  ask,
  caller,
  db,
  now,
  language,
}: {
  ask: ParsedAsk<'GET /documents'>;
  caller: Caller;
  db: Db;
  now: number;
  language: Language;
}): Promise<{ papers: Disclosure[] } & Pick<Answered<'GET /documents'>, 'signatureRequired' | 'terms'>> {
  const loan = await loanOf(db, caller, ask.loanId);
  if (ask.isAlternatesTurn && !isCosigner(caller, loan)) throw new Refusal(403);
  const chosen = ask.disclosureType === 'refinance' ? chosenIn(ask) : null;
  const no = contradiction(ask, loan) ?? ineligible(ask.disclosureType, loan, chosen?.lent);
  if (no) throw new Refusal(422, [no]);
  const takenFrom = ask.cardNumber ?? ask.bankAccountNumber ?? '';
  if (ask.isAutoPay) await requireSaved(db, caller, [takenFrom.slice(-4)]);
  const today = dayOf(now);
  const draw = ask.isAddon ? { draw: toCents(ask.amount ?? '0.00') } : {};
  if (draw.draw !== undefined) {
    checkDrawAmount(draw.draw, loan, today);
    await checkCoveredDraw(db, loan);
  }
  const written = chosen && (await write(db, caller, { loan, chosen, today, now }));
  const occasion = { customerName: ask.customerName, takenFrom, written, ...draw };
  const current = currentOf(ask.disclosureType, await factsOf(db, loan), today, occasion);
  return {
    papers: await Promise.all(current.map((one) => toDisclosure({ db, caller, language }, one))),
    signatureRequired: written?.terms.signs ?? false,
    ...(written && { terms: toRefinanceTerms(written.terms) }),
  };
}

const toRefinanceTerms = ({ productName, sold, books, installments }: NewTerms): Answered<'GET /documents'>['terms'] => ({
  productName,
  newLoanAmount: toMoneyText(books.principal_cents),
  ancillaryProducts: sold.map(({ name, cents }) => ({ name, price: toMoneyText(cents) })),
  annualRate: books.rate_bps / 100,
  payments: installments,
  everyDays: DUE_EVERY_DAYS,
  eachPayment: toMoneyText(books.installment_cents),
  firstPaymentOn: books.due_on,
  allPayments: toMoneyText(installments * books.installment_cents),
});

/** Writes the papers of a refinance, if it is possible at all. Throws Refusal. */
async function write(
  db: Db,
  caller: Caller,
  request: { loan: LoanRow; chosen: Chosen; today: string; now: number },
): Promise<WrittenTerms> {
  const { loan, chosen, today } = request;
  checkAmounts(loan, chosen, today);
  await checkCovered(db, loan, newTermsOf(loan, chosen, today));
  return writeTerms(db, caller, request);
}

/** The terms of a refinance in a request; null for other papers. */
const chosenIn = ({ amount, disbursement, productId, migrateProduct, ancillaryProductIds }: ParsedAsk<'GET /documents'>): Chosen | null =>
  amount === undefined
    ? null
    : {
        paid: toCents(amount),
        lent: toCents(disbursement ?? '0.00'),
        productId,
        switches: migrateProduct,
        ancillary: ancillaryProductIds ?? [],
      };

/** The contradiction in a request, as a text for the customer; null when there is none (CONF-020). */
function contradiction(ask: ParsedAsk<'GET /documents'>, loan: LoanRow): Text | null {
  const typeFits = ask.isAutoPay === (ask.disclosureType === 'autoPay') && ask.isAddon === (ask.disclosureType === 'addOn');
  const hasAmount = ask.amount !== undefined;
  const hasMore = ask.disbursement !== undefined || ask.ancillaryProductIds !== undefined;
  const namesAmount = ask.disclosureType === 'refinance' || ask.disclosureType === 'addOn';
  const termsFit = hasAmount === namesAmount && (ask.disclosureType === 'refinance' || !hasMore);
  const isSwitch = ask.migrateProduct && loan.new_product_id !== null;
  const loanFits =
    ask.storeId === loan.store_id && ask.suretyBond === loan.surety_bond && ask.productId === productOf(loan, ask.migrateProduct);
  if (!typeFits || !termsFit || !loanFits || ask.migrateProduct !== isSwitch) return NOT_OF_THIS_LOAN;
  const ways = [ask.cardNumber, ask.bankAccountNumber].filter((number) => number !== undefined);
  return ask.isAutoPay && ways.length !== 1 ? 'Choose the card or the bank account that payments are taken from.' : null;
}

/** Its name is in the customer's language, its text in English. */
async function toDisclosure(
  { db, caller, language }: { db: Db; caller: Caller; language: Language },
  { id, docType, paper }: { id: string; docType: string; paper: Paper },
): Promise<Disclosure> {
  const content = await pdfOf(paper);
  const at = await acknowledgedAt(db, caller, id);
  return {
    documentId: id,
    documentName: inLanguage(paper.title, language),
    text: linesOf(paper),
    sha256: wordsHash(paper),
    files: [{ name: fileName(paper.title, paper.day), size: content.length, type: PDF_TYPE, docType, content: content.toString('base64') }],
    ...(at !== undefined && { acknowledgedAt: new Date(at).toISOString() }),
  };
}
