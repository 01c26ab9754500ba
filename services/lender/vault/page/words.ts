import type { Problem } from './rules.ts';

/** The texts of the form, without the problems. `data-word` on an element names its text. */
export type Word =
  | 'title'
  | 'name'
  | 'nameHint'
  | 'number'
  | 'expiry'
  | 'expiryHint'
  | 'cvv'
  | 'cvvHint'
  | 'zip'
  | 'zipHint'
  | 'sending'
  | 'unreachable'
  | 'over'
  | 'tooMany';

type Words = Readonly<Record<Word | Problem, string>>;

const en: Words = {
  title: 'Card details',
  name: 'Name on card',
  nameHint: 'As it is printed on the card',
  number: 'Card number',
  expiry: 'Expiration date',
  expiryHint: 'MM/YY',
  cvv: 'Security code',
  cvvHint: '3 or 4 digits',
  zip: 'ZIP code',
  zipHint: 'Billing address',
  sending: 'Checking your card…',
  unreachable: 'We could not reach the card service. What you typed is still here; please try again.',
  over: 'This card form has expired. Open a new form.',
  tooMany: 'Too many attempts. Wait a minute and try again, or open a new form.',
  nameMissing: 'Enter the name on the card',
  nameWrong: 'Enter the name as on the card, in letters only',
  numberMissing: 'Enter the card number',
  numberWrong: 'Check the card number: it does not look complete',
  numberTypo: 'Check the card number: one digit looks wrong',
  numberNotTaken: 'Use a Visa, Mastercard, American Express or Discover card',
  expiryMissing: 'Enter the expiration date',
  expiryWrong: 'Enter the expiration date as month and year, like 08/29',
  expiryPast: 'This card has expired. Use another card',
  expiryFar: 'Check the year: it is too far in the future',
  cvvMissing: 'Enter the security code',
  cvvThree: 'Enter the 3 digits on the back of the card',
  cvvFour: 'Enter the 4 digits on the front of the card',
  zipMissing: 'Enter the ZIP code',
  zipWrong: 'Enter the 5 digits of the ZIP code',
};

const es: Words = {
  title: 'Datos de la tarjeta',
  name: 'Nombre en la tarjeta',
  nameHint: 'Tal como aparece en la tarjeta',
  number: 'Número de tarjeta',
  expiry: 'Vencimiento',
  expiryHint: 'MM/AA',
  cvv: 'Código (CVV)',
  cvvHint: '3 o 4 dígitos',
  zip: 'Código postal',
  zipHint: 'De facturación',
  sending: 'Verificando su tarjeta…',
  unreachable: 'No pudimos comunicarnos con el servicio de tarjetas. Lo que escribió sigue aquí; inténtelo de nuevo.',
  over: 'Este formulario de tarjeta venció. Abra un formulario nuevo.',
  tooMany: 'Demasiados intentos. Espere un minuto e inténtelo de nuevo, o abra un formulario nuevo.',
  nameMissing: 'Escriba el nombre que aparece en la tarjeta',
  nameWrong: 'Escriba el nombre como aparece en la tarjeta, solo con letras',
  numberMissing: 'Escriba el número de la tarjeta',
  numberWrong: 'Revise el número de la tarjeta: parece incompleto',
  numberTypo: 'Revise el número de la tarjeta: un dígito parece incorrecto',
  numberNotTaken: 'Use una tarjeta Visa, Mastercard, American Express o Discover',
  expiryMissing: 'Escriba la fecha de vencimiento',
  expiryWrong: 'Escriba el mes y el año de vencimiento, por ejemplo 08/29',
  expiryPast: 'Esta tarjeta ya venció. Use otra tarjeta',
  expiryFar: 'Revise el año: está demasiado lejos en el futuro',
  cvvMissing: 'Escriba el código de seguridad',
  cvvThree: 'Escriba los 3 dígitos al reverso de la tarjeta',
  cvvFour: 'Escriba los 4 dígitos al frente de la tarjeta',
  zipMissing: 'Escriba el código postal',
  zipWrong: 'Escriba los 5 dígitos del código postal',
};

export type Language = 'en' | 'es';

/** "es-MX" -> es; anything else English. Also reads the first choice of an Accept-Language header. */
export const languageOf = (tag: string): Language => (/^\s*es\b/i.test(tag) ? 'es' : 'en');

/** The text of a word or problem. */
export const say = (language: Language, word: Word | Problem): string => (language === 'es' ? es : en)[word];

export const isWord = (text: string | undefined): text is Word | Problem => text !== undefined && Object.hasOwn(en, text);
