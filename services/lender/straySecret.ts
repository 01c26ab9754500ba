import { passesLuhn } from '../contract/checkDigits.ts';

/** Fields that may contain such numbers: a bank account number may look like a card number. */
const MAY_HOLD_DIGITS: readonly string[] = ['accountNumber'];
const MAY_HOLD_SSN: readonly string[] = ['ssn'];

/** Looks like a card number: 13 to 19 digits, with or without groups, that start like a card's. */
const CARD = /(?<![\w-])[3-6]\d{3}(?:[ -]?\d){9,15}(?![\w-])/g;
const SSN = /(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/;

type Stray = { field: string; what: string };

/**
 * The first card or social security number in a field that must not contain one; null when there is none. Such a request is refused before
 * any of it is stored, so that the page's developers notice the mistake. Spec: CONF-015, CONF-035; quality §3.
 */
export function straySecret(value: unknown, field = ''): Stray | null {
  if (typeof value === 'string') return inText(value, field);
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = straySecret(inner, Array.isArray(value) ? field : key);
    if (found) return found;
  }
  return null;
}

function inText(text: string, field: string): Stray | null {
  if (!MAY_HOLD_SSN.includes(field) && SSN.test(text)) return { field, what: 'a social security number' };
  if (MAY_HOLD_DIGITS.includes(field)) return null;
  const card = [...text.matchAll(CARD)].some(([run]) => passesLuhn(run.replaceAll(/\D/g, '')));
  return card ? { field, what: 'a card number' } : null;
}
