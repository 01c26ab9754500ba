import { expect } from 'vitest';
import type { Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { papersOf, readBy } from './agreement.ts';
import type { Samples } from './sample.ts';
import type { World } from './world.ts';

const NOT_ELIGIBLE = 'You are not eligible at this time. Please contact customer service.';
/** In place of the terms of a refinance. */
export const OF_AUTO_PAY = { disclosureType: 'autoPay', isAutoPay: true, amount: undefined, disbursement: undefined } as const;
const ANYTHING = 'a'.repeat(64);
/** A PDF that shows nothing. */
export const SMALL_PDF = '%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n';

/** The papers of a refinance of the person's first loan with the minimum payment, unless another loan is named. */
export async function papersFor(world: World, place = 1): Promise<Ask<'GET /documents'>> {
  const loan = await world.loan(place);
  const paymentAmount = toMoneyText(loan.minimumAmountDue);
  return papersOf(world, loan, { paymentAmount, disbursementAmount: '0.00', migrateProduct: false });
}

/** The acknowledgement of all papers of a refinance. */
export async function acknowledgementBy(world: World): Promise<Ask<'POST /disclosureacknowledgement'>> {
  const request = await papersFor(world);
  const { documents } = await world.answer('GET /documents', request);
  const { brand } = await world.loan();
  return {
    accountNumber: request.loanId,
    storeId: request.storeId,
    disclosureType: 'refinance',
    loanBrand: brand,
    disclosureAck: readBy(world, documents),
  };
}

/** A document of the person's first loan, as the list names it. */
async function documentOf(world: World): Promise<{ loanId: string; lmsId: string; documentId: string; documentName: string }> {
  const { loanId, lmsId } = await world.loan();
  const { documents } = await world.answer('GET /lmsAccountDocuments', { loanId, lmsId });
  const [first] = documents;
  if (!first) throw new Error(`${world.person} has no documents`);
  return { loanId, lmsId, documentId: first.documentId, documentName: first.documentName };
}

const own = async (world: World): Promise<{ loanId: string; lmsId: string }> => {
  const { loanId, lmsId } = await world.loan();
  return { loanId, lmsId };
};

type DocumentCall =
  | 'GET /documents'
  | 'GET /disclosures'
  | 'POST /disclosureacknowledgement'
  | 'GET /lmsAccountDocuments'
  | 'POST /lmsAccountDocumentViewHistory'
  | 'GET /loanDocuments'
  | 'POST /olpaDisclosure'
  | 'GET /newaccountterms';

export const documents: Samples<DocumentCall> = {
  'GET /documents': {
    as: 'ann',
    ask: (world) => papersFor(world),
    holds: (answer) => {
      expect(answer.documents.length).toBeGreaterThan(0);
      for (const { files } of answer.documents)
        expect(Buffer.from(files[0]?.content ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
    },
    refused: [
      { title: 'of a loan that may not be refinanced', ask: (world) => papersFor(world, 2), status: 422, text: NOT_ELIGIBLE },
      {
        title: 'of autopay from nowhere',
        ask: async (world) => ({ ...(await papersFor(world)), ...OF_AUTO_PAY }),
        status: 422,
        text: 'Choose the card or the bank account',
      },
      {
        title: 'of one occasion under the name of another',
        ask: async (world) => ({ ...(await papersFor(world)), isAddon: true }),
        status: 422,
        text: 'These are not the documents of this loan.',
      },
      {
        title: 'of a refinance without its amount',
        ask: async (world) => ({ ...(await papersFor(world)), amount: undefined, disbursement: undefined }),
        status: 422,
        text: 'These are not the documents of this loan.',
      },
      {
        title: 'of a refinance that is below the minimum',
        ask: async (world) => ({ ...(await papersFor(world)), amount: '0.01' }),
        status: 422,
        text: 'To refinance, pay at least',
      },
      {
        title: 'as the co-signer, by the borrower',
        ask: async (world) => ({ ...(await papersFor(world)), isAlternatesTurn: true }),
        status: 403,
      },
    ],
    bad: { cardNumber: '4242424242424242' },
    mine: ['loanId'],
  },
  'GET /disclosures': {
    as: 'ann',
    ask: (world) => papersFor(world),
    holds: async ({ disclosures }, world, request) => {
      const same = await world.answer('GET /documents', request);
      expect(disclosures.map(({ documentId, sha256 }) => [documentId, sha256])).toEqual(
        same.documents.map(({ documentId, sha256 }) => [documentId, sha256]),
      );
    },
    refused: [{ title: 'of a loan that may not be refinanced', ask: (world) => papersFor(world, 2), status: 422, text: NOT_ELIGIBLE }],
    bad: { disclosureType: 'something' },
    mine: ['loanId'],
  },
  'POST /disclosureacknowledgement': {
    as: 'ann',
    ask: (world) => acknowledgementBy(world),
    holds: async ({ acknowledgedAt, documentId }, world, request) => {
      const { disclosures } = await world.answer('GET /disclosures', await papersFor(world));
      expect(disclosures.map((paper) => paper.acknowledgedAt)).toEqual(disclosures.map(() => acknowledgedAt));
      const { documents: records } = await world.answer('GET /lmsAccountDocuments', { ...(await own(world)), documentId });
      expect(records[0]?.files[0]?.size).toBeGreaterThan(0);
      expect(await world.answer('POST /disclosureacknowledgement', request)).toEqual({ acknowledgedAt, documentId });
    },
    refused: [
      {
        title: 'with one paper unread',
        ask: async (world) => {
          const all = await acknowledgementBy(world);
          return { ...all, disclosureAck: { ...all.disclosureAck, disclosures: all.disclosureAck.disclosures.slice(1) } };
        },
        status: 422,
        text: 'Read and confirm each document before you continue.',
      },
      {
        title: 'of a paper that is not the one of today',
        ask: async (world) => {
          const all = await acknowledgementBy(world);
          return { ...all, disclosureAck: { ...all.disclosureAck, disclosures: [{ documentId: 'refinance-cost-old', sha256: ANYTHING }] } };
        },
        status: 409,
        text: 'These documents have changed since you opened them.',
        code: 'DisclosuresChanged',
      },
      {
        title: 'with a social security number that is not on file',
        ask: async (world) => {
          const { disclosureAck: ack, ...rest } = await acknowledgementBy(world);
          return { ...rest, disclosureAck: { ...ack, borrowerInfo: { ...ack.borrowerInfo, ssn: '123-45-0001' } } };
        },
        status: 422,
        text: 'The details do not match our records.',
      },
    ],
    bad: { disclosureType: 'something' },
    mine: ['accountNumber'],
    moves: 'something',
  },
  'GET /lmsAccountDocuments': {
    as: 'ann',
    ask: own,
    holds: async (answer, world, { loanId, lmsId }) => {
      const [newest] = answer.documents;
      expect(newest).toBeDefined();
      const { documents: found } = await world.answer('GET /lmsAccountDocuments', { loanId, lmsId, documentId: newest?.documentId });
      expect(found.map(({ documentId }) => documentId)).toEqual([newest?.documentId]);
      expect(found[0]?.files[0]?.content).toBeDefined();
    },
    refused: [
      { title: 'a document that is not there', ask: async (world) => ({ ...(await own(world)), documentId: 'none' }), status: 403 },
    ],
    bad: { loanId: 'x'.repeat(200) },
    mine: ['loanId'],
  },
  'POST /lmsAccountDocumentViewHistory': {
    as: 'ann',
    ask: async (world) => {
      const { loanId, documentId, documentName } = await documentOf(world);
      return { loanId, documentId, documentName };
    },
    holds: async (_, world, { documentId }) => {
      const { documents: all } = await world.answer('GET /lmsAccountDocuments', await own(world));
      expect(all.filter(({ viewedAt }) => viewedAt !== undefined).map((one) => one.documentId)).toEqual([documentId]);
    },
    refused: [
      {
        title: 'of a document that is not there',
        ask: async (world) => ({ loanId: (await world.loan()).loanId, documentId: 'none', documentName: 'None' }),
        status: 403,
      },
    ],
    bad: { documentName: 7 },
    mine: ['loanId'],
    moves: 'something',
  },
  'GET /loanDocuments': {
    as: 'pat',
    ask: async (world) => ({ ...(await own(world)), paidOff: true }),
    holds: async (answer, world, request) => {
      const open = await world.answer('GET /loanDocuments', { ...request, paidOff: false });
      expect(answer.documents.length).toBe(open.documents.length + 1); // the letter that it is paid
    },
    bad: { paidOff: 'perhaps' },
    mine: ['loanId'],
  },
  'POST /olpaDisclosure': {
    as: 'ann',
    ask: async (world) => ({ ...(await own(world)), file: Buffer.from(SMALL_PDF).toString('base64') }),
    holds: async ({ documentId }, world, { file, ...loan }) => {
      const { documents: found } = await world.answer('GET /lmsAccountDocuments', { ...loan, documentId });
      expect(found[0]?.files[0]?.content).toBe(file);
    },
    refused: [
      {
        title: 'with a file that is no PDF',
        ask: async (world) => ({ ...(await own(world)), file: Buffer.from('<html>').toString('base64') }),
        status: 422,
        text: 'This isn’t the type of file',
      },
    ],
    bad: { file: 'not base64!' },
    mine: ['loanId'],
    moves: 'something',
  },
  'GET /newaccountterms': {
    as: 'pat',
    ask: () => ({}),
    holds: async (terms, world) => {
      expect(terms.acceptedVersion).toBe(terms.version); // before they are accepted: tests/lender/terms.test.ts
      const { acknowledgedAt } = await world.answer('POST /disclosureacknowledgement', {
        accountNumber: '',
        storeId: '',
        disclosureType: 'newAccountTerms',
        loanBrand: 'TitleMax',
        disclosureAck: readBy(world, [terms]),
      });
      expect(acknowledgedAt).toBe(terms.acknowledgedAt); // said twice, it is of the first time
    },
    mine: [],
  },
};
