import { isRoutingNumber, passesLuhn } from '../contract/checkDigits.ts';

/**
 * Takes what is secret out of anything before it is logged: by the key's name, and by what a text looks like, whatever its key.
 * Spec: CONF-025, STORE-011; quality §3 "requests and responses are logged".
 */
export const REDACTED = '[redacted]';

const SECRET_KEY =
  /pass(word|code)|secret|token|authorization|cookie|cvv|cvc|security.?code|ssn|social|dob|birth|routing|account.?number|card.?(number|bin)|pan$|device.?key|encoded.?data|signature|^code$|(verification|pending).?code|pin$|reset.?key|latitude|longitude|nonce|transaction.?uuid|(form|upload|signing)?.?url$|^(iframe|content|file)$/i;
const JWT = /\beyJ[\w-]{5,}(\.[\w-]*){0,2}/g;
const SSN = /\b\d{3}[- ]\d{2}[- ]\d{4}\b/g;
/** A key or a case id, which must stay readable: one in some thousand has a card number's check by chance. Or a run of digits. */
const UUID_OR_DIGITS = /\b([\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})\b|\d(?:[ -]?\d){8,}/g;

const MAX_DEPTH = 8;
const MAX_ENTRIES = 200;
const MAX_TEXT = 2_000;

/** A card number hides also within a longer run of digits: every window of 13 to 19 is looked at. */
function hidesCard(digits: string): boolean {
  for (let length = 13; length <= Math.min(19, digits.length); length++)
    for (let start = 0; start + length <= digits.length; start++) if (passesLuhn(digits.slice(start, start + length))) return true;
  return false;
}

/** Cuts a long text, and with it a number that the cut would leave half. */
function cut(text: string): string {
  let end = MAX_TEXT;
  while (end > 0 && /[\d -]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

function redactText(text: string): string {
  if (text.length > MAX_TEXT) return `${redactText(cut(text))}… (${text.length} characters)`;
  return text
    .replace(JWT, REDACTED)
    .replace(SSN, REDACTED)
    .replace(UUID_OR_DIGITS, (run: string, uuid: string | undefined) => {
      if (uuid !== undefined) return run;
      const digits = run.replaceAll(/\D/g, '');
      return hidesCard(digits) || isRoutingNumber(digits) ? REDACTED : run;
    });
}

/** A copy that may be logged. Never throws, also not on cycles, getters that throw or huge values. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number' || typeof value === 'bigint') {
    const text = redactText(String(value));
    return text === String(value) ? value : text;
  }
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (typeof value === 'function' || typeof value === 'symbol') return typeof value;
  if (depth >= MAX_DEPTH) return '[deeper]';
  if (value instanceof Error) return { name: value.name, message: redactText(value.message) };
  try {
    if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((one) => redact(one, depth + 1));
    const entries = Object.entries(value).slice(0, MAX_ENTRIES);
    return Object.fromEntries(entries.map(([key, one]) => [redactText(key), SECRET_KEY.test(key) ? REDACTED : redact(one, depth + 1)]));
  } catch {
    return '[unreadable]';
  }
}
