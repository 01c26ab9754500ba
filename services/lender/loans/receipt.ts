import { LOAN_STATUS } from '../../contract/enums.ts';
import { toMoneyText } from '../../contract/money.ts';
import type { Language } from '../language.ts';

/** The payment of a confirmation number. Cents; negative when the money was returned. `newHeader`: of the loan that a refinance made. */
export type Receipt = { cents: number; balance: number; header: string; status: number; newHeader: string | null };

type ReceiptRequest = { number: string; lastFour: string; call: string };

/** The sentences of a confirmation. Amounts as "12.34". */
type Words = {
  paid(amount: string, header: string, lastFour: string): string;
  returned(amount: string, header: string, lastFour: string): string;
  number(confirmation: string): string;
  refinanced(newHeader: string): string;
  settled: string;
  owed(balance: string): string;
  questions(call: string): string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    paid: (amount, header, lastFour) => `We received your payment of $${amount} on loan ${header} from the card ending in ${lastFour}.`,
    returned: (amount, header, lastFour) =>
      `Your refinance of loan ${header} is cancelled. We return $${amount} to the card ending in ${lastFour}.`,
    number: (confirmation) => `Confirmation number ${confirmation}.`,
    refinanced: (newHeader) => `The loan is refinanced: your new loan is ${newHeader}.`,
    settled: 'The loan is settled: you owe nothing more.',
    owed: (balance) => `You now owe $${balance}.`,
    questions: (call) => `Questions? Call ${call}.`,
  },
  es: {
    paid: (amount, header, lastFour) => `Recibimos su pago de $${amount} del préstamo ${header} con la tarjeta que termina en ${lastFour}.`,
    returned: (amount, header, lastFour) =>
      `Se canceló el refinanciamiento del préstamo ${header}. Devolvemos $${amount} a la tarjeta que termina en ${lastFour}.`,
    number: (confirmation) => `Número de confirmación: ${confirmation}.`,
    refinanced: (newHeader) => `El préstamo se refinanció: su préstamo nuevo es ${newHeader}.`,
    settled: 'El préstamo está liquidado: no debe nada más.',
    owed: (balance) => `Ahora debe $${balance}.`,
    questions: (call) => `¿Preguntas? Llame al ${call}.`,
  },
};

/** The confirmation in the customer's language. The amounts come from the books, not from the request. */
export function receiptText(receipt: Receipt, { number, lastFour, call }: ReceiptRequest, language: Language): string {
  const { cents, header } = receipt;
  const say = WORDS[language];
  const moved = cents < 0 ? say.returned(toMoneyText(-cents), header, lastFour) : say.paid(toMoneyText(cents), header, lastFour);
  return [moved, say.number(number), outcomeText(receipt, say), say.questions(call)].join(' ');
}

function outcomeText({ balance, status, newHeader, cents }: Receipt, say: Words): string {
  if (newHeader !== null) return say.refinanced(newHeader);
  if (status === LOAN_STATUS.Settled && balance === 0 && cents > 0) return say.settled;
  return say.owed(toMoneyText(balance));
}
