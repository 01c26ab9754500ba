/** While typing: "078054120" -> "078-05-4120". Drops everything but digits. Spec: portal §5 "SSN" (RULE-007). */
export function typeSsn(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 9);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}

/** While typing: "09281980" -> "09/28/1980". Typed slashes, dashes and dots stay. Spec: portal §5 (RULE-011). */
export const typeDate = (text: string): string =>
  text
    .replace(/^(\d{2})(\d)/, '$1/$2')
    .replace(/^(\d{2}\/\d{2})(\d)/, '$1/$2')
    .slice(0, 10);

/** Formats a field's text and keeps the number of characters after the caret. */
export function reformat(input: HTMLInputElement, format: (text: string) => string): void {
  const next = format(input.value);
  if (next === input.value) return;
  const behind = input.value.length - (input.selectionStart ?? input.value.length);
  input.value = next;
  const caret = Math.max(0, next.length - behind);
  input.setSelectionRange(caret, caret);
}
