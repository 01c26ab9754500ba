const US_DIGITS = 10;

/** Ten digits as "(512) 555-0100", with or without a leading 1; anything else unchanged. Spec: portal §5 (RULE-004, CONF-014). */
export function phoneText(number: string): string {
  const digits = number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== US_DIGITS) return number;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** While typing: 3-3-rest. "5125550" -> "512-555-0". Spec: portal §9 (CONF-014). */
export function typePhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}
