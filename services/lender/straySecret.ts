import { passesLuhn } from '../contract/luhn.ts';

/** The fields that are there for it: a bank's number may look like a card's by chance. */
const MAY_HOLD_DIGITS: readonly string[] = ['accountNumber'];
const MAY_HOLD_SSN: readonly string[] = ['ssn'];

/** What looks like a card number, as it is typed: 13 to 19 digits of a card's first digit, alone or in groups. */
const CARD = /(?<![\w-])[3-6]\d{3}(?:[ -]?\d){9,15}(?![\w-])/g;
const SSN = /(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/;

type Stray = { field: string; what: string };

/**
 * A card or social security number where none belongs: the first one found, or null. Such a request is refused as a whole, before anything of it
 * is kept: whoever built the page that sends it must hear of it. Spec: CONF-015, CONF-035; quality §3.
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
