import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { acknowledgementBy, papersFor } from '../calls/documents.ts';
import { worldOf } from '../calls/world.ts';
import type { DisclosureType, SigningType } from '../../services/contract/enums.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { readSet } from '../../services/lender/documents/current.ts';
import { ineligible } from '../../services/lender/documents/eligible.ts';
import { facts, linesOf, table, text, type Paper } from '../../services/lender/documents/paper.ts';
import { lastDayOf, monthName } from '../../services/lender/documents/papers/account.ts';
import { ALL_TERMS } from '../../services/lender/documents/papers/terms.ts';
import { pdfOf } from '../../services/lender/documents/pdf.ts';
import { ANN_LOAN, documentOf, listOf, textOf } from './documents.kit.ts';
import { lenderOn } from './kit/engines.ts';
import { annPays, keyIn, loanOf, resultOf } from './kit/paying.ts';

describe('a paper', () => {
  const paper: Paper = {
    title: 'Receipt for José',
    day: '2026-10-31',
    parts: [facts(['Amount', '$1,234.50'], ['Left out', '']), text('Señor 李'), table(['Day', 'Owed'], [['2026-10-01', '$2.00']])],
  };

  test('has the same words on the page and in the PDF, with question marks for letters that the fonts lack', async () => {
    expect(linesOf(paper)).toEqual(['Receipt for José', 'Amount: $1,234.50', 'Señor 李', 'Day: 2026-10-01, Owed: $2.00']);
    const text = textOf((await pdfOf(paper)).toString('base64'));
    for (const words of ['Receipt for José', '$1,234.50', 'Señor ?', '2026-10-01', 'Not a real loan document. Page 1 of 1'])
      expect(text).toContain(words);
    expect(text).not.toContain('Left out');
  });

  test('always has the same bytes', async () => {
    expect((await pdfOf(paper)).equals(await pdfOf(paper))).toBe(true);
  });

  test('can have several pages', async () => {
    const rows = Array.from({ length: 120 }, (_, line) => [`2026-10-01`, `$${line}.00`]);
    expect(textOf((await pdfOf({ ...paper, parts: [table(['Day', 'Owed'], rows)] })).toString('base64'))).toContain('Page 3 of 3');
  });

  test.each([
    ['2026-02', '2026-02-28', 'February 2026'],
    ['2024-02', '2024-02-29', 'February 2024'],
    ['2026-12', '2026-12-31', 'December 2026'],
  ])('of the month %s is of %s', (month, day, name) => expect([lastDayOf(month), monthName(month)]).toEqual([day, name]));
});

describe('which papers have been read', () => {
  const paper: Paper = { title: 'P', day: '2026-10-31', parts: [] };
  const current = ['a', 'b'].map((id) => ({ id, docType: 'refinance', paper }));
  test.each([
    [['a', 'b'], current],
    [['a'], 'missing'],
    [[], 'missing'],
    [['a', 'b', 'c'], 'stale'],
    [['a', 'old'], 'stale'],
  ])('%j', (read, is) => expect(readSet([current], new Set(read))).toEqual(is));
  test('of two sets, all of one', () => {
    const [first, second] = current;
    const sets = [first, second].map((one) => (one ? [one] : []));
    expect(readSet(sets, new Set(['b']))).toEqual([second]);
    expect(readSet(sets, new Set(['a', 'b']))).toBe('missing');
  });
  test('without any paper nothing is read', () => expect(readSet([], new Set())).toBe('missing'));
});

describe('the loans with papers', () => {
  const flags = { guestRefinanceEnabled: false, partialPayConfirmViewable: false, isOfrReinstateAmount: false, skipAutoPayConfirm: true };
  const loan = (
    status_id: number,
    refinance_eligible: boolean,
    isDisbursementAvailable: boolean,
    new_product_id: string | null = null,
  ) => ({
    status_id,
    unsigned_application_id: null,
    new_product_id,
    refinance_eligible,
    validations: JSON.stringify({ ...flags, isDisbursementAvailable }),
  });
  test.each<[DisclosureType | SigningType, ReturnType<typeof loan>, boolean, number?]>([
    ['refinance', loan(12, true, false), true],
    ['refinance', loan(12, false, true), false],
    ['refinance', loan(3, true, false), false],
    ['refinance', loan(12, false, true), true, 1],
    ['refinance', loan(12, false, false, '200'), true, 1],
    ['refinance', loan(12, false, false, '200'), false],
    ['refinance', loan(12, false, false), false, 1],
    ['refinance', loan(3, false, true), false, 1],
    ['addOn', loan(12, false, true), true],
    ['addOn', loan(12, true, false), false],
    ['addOn', loan(6, true, true), false],
    ['autoPay', loan(12, false, false), true],
    ['autoPay', loan(17, false, false), false],
    ['settlement', loan(6, false, false), true],
    ['settlement', loan(29, false, false), false],
    ['origination', loan(12, false, false), true],
    ['origination', loan(8, false, false), false],
  ])('%s of %j: %s', (type, of, may, cash) => expect(ineligible(type, of, cash) === null).toBe(may));
});

lenderOn('the papers of a loan', (at) => {
  beforeEach(async () => {
    await at().reset('ann');
    await at().ask('POST', '/sandbox/clock', { reset: true });
  });

  test("Ann's agreement has the amount, the lender, the vehicle and the cosigner", async () => {
    const { text, file } = await documentOf(at(), 'ann', ANN_LOAN, 'agreement');
    for (const words of ['Ann Ashby', 'Sam Ortega', '10101-2001001-1', '$2,500.00', '120.00%', '$345.00 every 30 days', '2018 Honda Civic'])
      expect(text).toContain(words);
    expect(file).toMatchObject({ type: 'application/pdf', size: Buffer.from(file.content ?? '', 'base64').length, docType: 'agreement' });
  });

  test('each complete month has a statement with its payments', async () => {
    const statements = (await listOf(at(), 'ann', ANN_LOAN)).filter(({ documentId }) => documentId.startsWith('statement-'));
    expect(statements.length).toBeGreaterThanOrEqual(4);
    expect(statements.map(({ documentDate }) => documentDate)).toEqual(
      statements
        .map(({ documentDate }) => documentDate)
        .toSorted()
        .toReversed(),
    );
    const texts = await Promise.all(statements.map(async ({ documentId }) => (await documentOf(at(), 'ann', ANN_LOAN, documentId)).text));
    expect(
      texts.filter((one) => one.includes('Payment, Visa •••• 4242'.replaceAll('•', '\u0095')) && one.includes('$345.00')).length,
    ).toBeGreaterThanOrEqual(3);
  });

  test('a payment has a receipt at once, also for Sam, who co-signed', async () => {
    const { posted, token } = await annPays(at(), 12_345);
    const { body } = await resultOf(at(), keyIn(posted.body), token);
    const newest = (await listOf(at(), 'sam', ANN_LOAN)).find(({ documentId }) => documentId.startsWith('receipt-'));
    expect(body).toMatchObject({ confirmationNumber: newest?.documentId.slice('receipt-'.length) });
    const { text } = await documentOf(at(), 'sam', ANN_LOAN, newest?.documentId ?? '');
    expect(text).toContain('$123.45');
    expect(text).toContain('1200 Juniper Row, Austin, TX 78701'); // whom she has paid
    expect(text).toContain(`$${toMoneyText((await loanOf(at(), 'ann')).payoffAmount)}`);
  });

  test('the letter of an unsecured loan and the terms of the account say documents, not papers', async () => {
    await at().lender.db.updateTable('loan').set({ collateral: null }).where('loan_id', '=', '2007001').execute();
    const { text } = await documentOf(at(), 'pat', { loanId: '2007001', lmsId: '2' }, 'paidInFull');
    expect(text).toContain('Keep this letter with your documents.');
    expect(ALL_TERMS.flatMap(({ paper }) => linesOf(paper)).join(' ')).not.toMatch(/\bpapers\b/i);
  });

  test('Pat has a letter that the loan is paid and the lien released', async () => {
    const { text } = await documentOf(at(), 'pat', { loanId: '2007001', lmsId: '2' }, 'paidInFull');
    expect(text).toContain('You owe $0.00');
  });

  test('Lou lists more than five hundred papers without making a PDF', async () => {
    const began = performance.now();
    expect((await listOf(at(), 'lou', { loanId: '2017001', lmsId: '2' })).length).toBeGreaterThan(500);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test("Bo cannot read Ann's papers by any id, nor by the other loan system's id", async () => {
    const token = await at().signIn('bo');
    for (const documentId of ['agreement', 'none', undefined]) {
      const { status, body } = await at().call('GET /lmsAccountDocuments', { ...ANN_LOAN, documentId }, { token });
      expect([status, body]).toEqual([403, {}]);
    }
    const wrongSystem = await at().call('GET /lmsAccountDocuments', { ...ANN_LOAN, lmsId: '1' }, { token: await at().signIn('ann') });
    expect([wrongSystem.status, wrongSystem.body]).toEqual([403, {}]);
  });

  test('an unknown document of her own loan is refused, and so is one of her other loan', async () => {
    const token = await at().signIn('ann');
    const others = await listOf(at(), 'ann', { loanId: '2001002', lmsId: '2' });
    const foreign = others.find(({ documentId }) => documentId.startsWith('receipt-'))?.documentId ?? '';
    expect(foreign).not.toBe('');
    for (const documentId of ['none', '../agreement', foreign]) {
      const { status, body } = await at().call('GET /lmsAccountDocuments', { ...ANN_LOAN, documentId }, { token });
      expect([documentId, status, body]).toEqual([documentId, 403, {}]);
    }
  });

  test('Ann’s viewed documents are not Sam’s', async () => {
    const opened = { loanId: ANN_LOAN.loanId, documentId: 'agreement', documentName: 'Loan agreement' };
    await at().answer('POST /lmsAccountDocumentViewHistory', opened, { token: await at().signIn('ann') });
    const viewed = async (person: string) => (await listOf(at(), person, ANN_LOAN)).filter(({ viewedAt }) => viewedAt).length;
    expect([await viewed('ann'), await viewed('sam')]).toEqual([1, 0]);
  });

  describe('before a refinance', () => {
    test('the page and the PDF have the same words, which the hash covers', async () => {
      const ann = await worldOf({ ...at(), sandbox: true }, 'ann');
      const { documents } = await ann.answer('GET /documents', await papersFor(ann));
      expect(documents.map(({ documentName }) => documentName)).toEqual(['What your refinance costs', 'Your right to change your mind']);
      for (const { text: lines, sha256, files } of documents) {
        expect(sha256).toBe(createHash('sha256').update(lines.join('\n')).digest('hex'));
        expect(textOf(files[0]?.content ?? '')).toContain(lines[0]);
      }
      expect(documents[0]?.text.join(' ')).toContain(`$${toMoneyText((await ann.loan()).payoffAmount)}`);
    });

    test('Ann’s read papers are stale after midnight and after a payment', async () => {
      const ann = await worldOf({ ...at(), sandbox: true }, 'ann');
      const yesterdays = await acknowledgementBy(ann);
      await at().ask('POST', '/sandbox/clock', { advanceSeconds: 24 * 3600 });
      const again = await worldOf({ ...at(), sandbox: true }, 'ann');
      expect(await again.call('POST /disclosureacknowledgement', yesterdays)).toMatchObject({
        status: 409,
        body: { errorCode: 'DisclosuresChanged' },
      });
      const todays = await acknowledgementBy(again);
      const { posted, token } = await annPays(at(), 1_000);
      await resultOf(at(), keyIn(posted.body), token);
      expect((await again.call('POST /disclosureacknowledgement', todays)).status).toBe(409);
    });

    test('the record has only the last digits of SSN and phone, and no table has more', async () => {
      const ann = await worldOf({ ...at(), sandbox: true }, 'ann');
      const request = await acknowledgementBy(ann);
      const { disclosureAck: ack } = request;
      const secret = { ssn: '123-45-4101', dob: '07/14/1984', accountPhone: '(512) 555-8642' };
      const sent = { ...request, disclosureAck: { ...ack, borrowerInfo: { ...ack.borrowerInfo, ...secret, homeAddress: '1 Elm St' } } };
      const { documentId } = await ann.answer('POST /disclosureacknowledgement', sent);
      const { text: record } = await documentOf(at(), 'ann', ANN_LOAN, documentId);
      for (const part of ['***-**-4101', 'ending in 8642', '1 Elm St', ...ack.disclosures.map(({ sha256 }) => sha256)])
        expect(record.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''));
      const { db } = at().lender;
      const tables = [
        await db.selectFrom('acknowledgement').selectAll().execute(),
        record,
        await db.selectFrom('kept_paper').selectAll().execute(),
      ];
      expect(JSON.stringify(tables)).not.toMatch(/123-?45-?4101|07\/14\/1984|555-?8642/);
      expect((await listOf(at(), 'sam', ANN_LOAN)).map((one) => one.documentId)).not.toContain(documentId); // only Ann can read it
    });

    test('Sam acknowledges separately, and nobody can acknowledge for another person', async () => {
      const sam = await worldOf({ ...at(), sandbox: true }, 'sam');
      const { loanId, storeId, productId, suretyBond, brand } = await loanOf(at(), 'ann');
      const amount = toMoneyText((await loanOf(at(), 'ann')).minimumAmountDue);
      const request = { ...(await papersFor(sam)), loanId, storeId, productId, suretyBond, amount, isAlternatesTurn: true };
      const { documents } = await sam.answer('GET /documents', request);
      const own = {
        customerId: sam.customerId('2'),
        profileId: sam.claims.sub,
        name: 'Sam Ortega',
        username: '',
        initials: 'SO',
        date: '2026-11-27',
      };
      const acknowledgement = (reader: object) => ({
        accountNumber: loanId,
        storeId,
        disclosureType: 'refinance',
        loanBrand: brand,
        disclosureAck: {
          cognitoId: sam.claims.sub,
          disclosures: documents.map(({ documentId, sha256 }) => ({ documentId, sha256 })),
          borrowerInfo: reader,
        },
      });
      expect((await sam.call('POST /disclosureacknowledgement', acknowledgement({ ...own, customerId: '702001' }))).status).toBe(403);
      expect((await sam.call('POST /disclosureacknowledgement', acknowledgement(own))).status).toBe(200);
      const ann = await worldOf({ ...at(), sandbox: true }, 'ann');
      expect((await ann.answer('GET /disclosures', await papersFor(ann))).disclosures.map(({ acknowledgedAt }) => acknowledgedAt)).toEqual([
        undefined,
        undefined,
      ]);
    });
  });

  test("autopay's paper names the card by its last four digits, and is read like the others", async () => {
    const ann = await worldOf({ ...at(), sandbox: true }, 'ann');
    const request = {
      ...(await papersFor(ann)),
      amount: undefined,
      disbursement: undefined,
      disclosureType: 'autoPay' as const,
      isAutoPay: true,
      cardNumber: '•••• •••• •••• 4242',
      customerName: 'Ann Ashby',
    };
    const { documents } = await ann.answer('GET /documents', request);
    expect(documents[0]?.text.join(' ')).toContain('Taken from: •••• •••• •••• 4242');
    const read = { ...(await acknowledgementBy(ann)), disclosureType: 'autoPay' as const };
    const disclosures = documents.map(({ documentId, sha256 }) => ({ documentId, sha256 }));
    await ann.answer('POST /disclosureacknowledgement', { ...read, disclosureAck: { ...read.disclosureAck, disclosures } });
  });
});
