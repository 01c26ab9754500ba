import { digitsOf, grouped, readExpiry } from './rules.ts';

const MAX_DIGITS = 19;

/** Groups the digits of a card number while they are typed; the caret stays after the digit it stood after. */
export function groupWhileTyping(input: HTMLInputElement): void {
  input.addEventListener('input', () => {
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    const text = grouped(digitsOf(input.value).slice(0, MAX_DIGITS));
    if (text === input.value) return;
    input.value = text;
    const caret = placeAfter(text, before);
    input.setSelectionRange(caret, caret);
  });
}

/** Where the caret stands after so many digits: "4242 4" after 5 digits is place 6. */
export function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; place < text.length && seen < digits; place++) if (/\d/.test(text.charAt(place))) seen++;
  return place;
}

/** Puts the slash into an expiry while it is typed, "1227" -> "12/27", and shortens what a browser fills in: "12/2027" -> "12/27". */
export function slashWhileTyping(input: HTMLInputElement): void {
  input.addEventListener('input', (event) => {
    const deleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    if (deleting || input.selectionStart !== input.value.length) return;
    input.value = slashed(input.value);
  });
}

/** What stands in the field after a key: a month alone gets its slash as soon as it is whole. */
export function slashed(text: string): string {
  const whole = readExpiry(text);
  if (whole) return `${whole.month}/${whole.year}`;
  if (/^[2-9]$/.test(text)) return `0${text}/`;
  if (/^(0[1-9]|1[0-2])$/.test(text)) return `${text}/`;
  const digits = digitsOf(text);
  return /^\d{3,}$/.test(text) && digits.length <= 4 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : text;
}
