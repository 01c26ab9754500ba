import { digitsOf, grouped, readExpiry } from './rules.ts';

const MAX_DIGITS = 19;

/** Groups the digits of a card number during typing. The caret stays after the same digit. */
export function groupWhileTyping(input: HTMLInputElement): void {
  input.addEventListener('input', () => {
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    const text = grouped(digitsOf(input.value).slice(0, MAX_DIGITS));
    if (text === input.value) return;
    input.value = text;
    const caret = caretAfter(text, before);
    input.setSelectionRange(caret, caret);
  });
}

/** The caret position after a number of digits: in "4242 4", after 5 digits, it is 6. */
export function caretAfter(text: string, digits: number): number {
  let position = 0;
  for (let seen = 0; position < text.length && seen < digits; position++) if (/\d/.test(text.charAt(position))) seen++;
  return position;
}

/** Adds the slash to an expiry during typing, "1227" -> "12/27", and shortens autofilled values: "12/2027" -> "12/27". */
export function slashWhileTyping(input: HTMLInputElement): void {
  input.addEventListener('input', (event) => {
    const deleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    if (deleting || input.selectionStart !== input.value.length) return;
    input.value = slashed(input.value);
  });
}

/** The field's value after a key: a complete month gets its slash. */
export function slashed(text: string): string {
  const whole = readExpiry(text);
  if (whole) return `${whole.month}/${whole.year}`;
  if (/^[2-9]$/.test(text)) return `0${text}/`;
  if (/^(0[1-9]|1[0-2])$/.test(text)) return `${text}/`;
  const digits = digitsOf(text);
  return /^\d{3,}$/.test(text) && digits.length <= 4 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : text;
}
