import type { Language } from '../language.ts';
import { SPANISH } from './spanish.ts';

type Filled<English extends string> = English extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : English;

/** What the lender says to a customer, in English. A text without Spanish does not compile. */
export type Text = Filled<keyof typeof SPANISH>;

const VALUE = /\{(\w+)\}/;
/** Characters with a meaning of their own in a pattern. */
const SPECIAL = /[\\^$.*+?()[\]{}|]/g;

/** The English texts with values, as patterns that find the values again: a stored result holds only the finished English text. */
const PATTERNS = Object.entries(SPANISH)
  .filter(([english]) => VALUE.test(english))
  .map(([english, spanish]) => ({
    pattern: new RegExp(
      `^${english
        .split(VALUE)
        .map((part, at) => (at % 2 === 0 ? part.replaceAll(SPECIAL, String.raw`\$&`) : `(?<${part}>.+)`))
        .join('')}$`,
    ),
    spanish,
  }));

const isText = (text: string): text is keyof typeof SPANISH => Object.hasOwn(SPANISH, text);

function toSpanish(text: string): string {
  if (isText(text)) return SPANISH[text];
  for (const { pattern, spanish } of PATTERNS) {
    const values = pattern.exec(text)?.groups;
    if (values) return spanish.replaceAll(new RegExp(VALUE, 'g'), (_, name: string) => toSpanish(values[name] ?? ''));
  }
  return text;
}

/** The text in the customer's language. Texts that are not the lender's own stay as they are. */
export const inLanguage = (text: string, language: Language): string => (language === 'es' ? toSpanish(text) : text);
