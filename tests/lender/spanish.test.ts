import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { SPANISH } from '../../services/lender/texts/spanish.ts';
import { inLanguage } from '../../services/lender/texts/texts.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { keyIn, loanOf, paymentOf } from './kit/paying.ts';

const headers = { 'accept-language': 'es-US,es;q=0.9,en;q=0.5' };

lenderOn('a customer who reads Spanish (D5)', (at) => {
  beforeEach(() => at().reset('ann'));

  async function annPays(cents: number) {
    const token = await at().signIn('ann');
    const ask = await paymentOf(at(), 'ann', await loanOf(at(), 'ann'), cents);
    const { body, ...posted } = await at().call('POST /payment', ask, { token, key: randomUUID(), headers });
    return { token, posted: { ...posted, body } };
  }

  test('is refused in Spanish, with the amount', async () => {
    const { posted } = await annPays(9_999_999);
    expect(posted.status).toBe(422);
    expect(errorOf(posted)).toMatch(/^El pago es mayor que el monto de liquidación de \$2,\d\d\d\.\d\d\.$/);
  });

  test('reads in Spanish why the card was declined after the payment was sent', async () => {
    await at().lender.db.updateTable('card').set({ last_four: '0002' }).where('token', '=', 'token-ann-card-1').execute();
    const { posted, token } = await annPays(5_000);
    await at().runDueJobs();
    const result = await at().call('GET /payment', { messageKey: keyIn(posted.body) }, { token, headers });
    expect(errorOf(result)).toBe('Su tarjeta fue rechazada. Use otra tarjeta o llame al número que está al reverso.');
    const inEnglish = await at().call('GET /payment', { messageKey: keyIn(posted.body) }, { token });
    expect(errorOf(inEnglish)).toBe('Your card was declined. Use another card, or call the number on the back of this one.');
  });

  test('reads in Spanish what is sold with a new loan, and confirms it in Spanish; the name is that of the papers', async () => {
    const token = await at().signIn('ann');
    const { loanId, storeId, productId } = await loanOf(at(), 'ann');
    const ask = { loanId, storeId, productId, amount: '345.00' };
    const sold = await at().answer('GET /ancillaryProducts', ask, { token, headers });
    const description = 'Remolque, ayuda para arrancar o cambio de llanta, de día y de noche, durante un año.';
    expect(sold).toMatchObject({
      products: [{ name: 'Roadside assistance', description }],
      confirmText: 'Leí qué hace cada producto y cuánto cuesta.',
    });
  });

  test('reads the names of documents in Spanish; each file has the same name in every language', async () => {
    const token = await at().signIn('ann');
    const { loanId, lmsId } = await loanOf(at(), 'ann');
    const listed = async (more: object) => {
      const { documents } = await at().answer('GET /lmsAccountDocuments', { loanId, lmsId }, { token, ...more });
      return {
        names: documents.map(({ documentName }) => documentName),
        files: documents.flatMap(({ files }) => files.map(({ name }) => name)),
      };
    };
    const [spanish, english] = [await listed({ headers }), await listed({})];
    expect(spanish.names).toEqual(expect.arrayContaining(['Contrato de préstamo', 'Recibo de su pago']));
    expect(spanish.names).toContainEqual(expect.stringMatching(/^Estado de cuenta de [a-z]+ de 20\d\d$/));
    expect(spanish.names.filter((name) => english.names.includes(name))).toEqual([]);
    expect(spanish.files).toEqual(english.files);
  });

  test('reads the names of papers to agree to in Spanish; their text is the same in every language', async () => {
    const token = await at().signIn('ann');
    const spanish = await at().answer('GET /newaccountterms', {}, { token, headers });
    const english = await at().answer('GET /newaccountterms', {}, { token });
    expect([spanish.documentName, english.documentName]).toEqual(['Términos de su cuenta en línea', 'Terms of your online account']);
    expect({ ...spanish, documentName: '' }).toEqual({ ...english, documentName: '' });
  });

  test('reads in Spanish which documents the lender asks for, and which were sent', async () => {
    await at().reset('max');
    const token = await at().signIn('max');
    const { loanId, lmsId } = await loanOf(at(), 'max');
    const { tasks } = await at().answer('GET /uploadLoanDocuments', { loanId, lmsId }, { token, headers });
    expect(tasks.map(({ documentName }) => documentName).toSorted()).toEqual(['Comprobante de ingresos', 'Foto de su identificación']);
    expect(inLanguage('Proof of income 1.pdf', 'es')).toBe('Comprobante de ingresos 1.pdf');
  });

  test('is refused in Spanish at the sign-in', async () => {
    const refused = await at().call(
      'POST /authenticate',
      { username: 'ann@example.com', password: 'wrong', encodedData: '', fromLegacyNcr: false },
      { headers },
    );
    expect(errorOf(refused)).toBe('Usuario o contraseña incorrectos.');
  });
});

describe('every text of the lender (D5)', () => {
  const withValues = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => `[${name} (1+1) $1]`);

  const valuesIn = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? [];

  test.each(Object.entries(SPANISH))('"%s" has its own Spanish, with the same values', (english, spanish) => {
    expect(inLanguage(withValues(english), 'es')).toBe(withValues(spanish));
    expect(inLanguage(withValues(english), 'en')).toBe(withValues(english));
    expect(spanish).not.toBe(english);
    expect(valuesIn(spanish)).toEqual(valuesIn(english));
  });

  test('a text that is not the lender’s stays as it is', () => {
    expect(inLanguage('no loan "1"', 'es')).toBe('no loan "1"');
  });
});
