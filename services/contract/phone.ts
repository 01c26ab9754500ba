/** Optional parentheses, area code from 2 to 9, then 3 and 4 digits, space or dash between. Spec: portal §5 "Phone" (RULE-003). */
const PHONE = /^(?:\([2-9]\d{2}\)|[2-9]\d{2})[ -]?\d{3}[ -]?\d{4}$/;

/** Only the digits. Spec: calls §5 (RULE-005). */
export const phoneDigits = (text: string): string => text.replaceAll(/[^0-9]/g, '');

/** "(212) 555-0123", "212-555-0123", "2125550123". Without a country code. */
export const isPhone = (text: string): boolean => PHONE.test(text);
