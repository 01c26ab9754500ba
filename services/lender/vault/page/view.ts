import { FIELDS, type FieldName, type Problems, type Typed } from './rules.ts';
import { isWord, say, type Language, type Word } from './words.ts';

/** An element the server has put on the page. Throws when it is missing: then page and script are of different versions. */
export function found<E extends Element>(selector: string, kind: new () => E): E {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`The card form has no ${selector}`);
  return element;
}

export const inputOf = (field: FieldName): HTMLInputElement => found(`#${field}`, HTMLInputElement);

export const readTyped = (): Typed => {
  const [name, number, expiry, cvv, zip] = FIELDS.map((field) => inputOf(field).value);
  return { name: name ?? '', number: number ?? '', expiry: expiry ?? '', cvv: cvv ?? '', zip: zip ?? '' };
};

/** What is shown: the language, what is wrong by field, a sentence for the whole form, and whether a card is being sent. */
export type Shown = { language: Language; problems: Problems; notice: Word | null; sending: boolean };

/** Brings the page to what is to be shown. Texts only, never markup. */
export function show({ language, problems, notice, sending }: Shown): void {
  document.documentElement.lang = language;
  document.title = say(language, 'title');
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]')) {
    const word = element.dataset['word'];
    if (isWord(word)) element.textContent = say(language, word);
  }
  for (const field of FIELDS) showField(field, problems[field] === undefined ? '' : say(language, problems[field]), sending);
  const status = found('#notice', HTMLElement);
  status.textContent = sending ? say(language, 'sending') : notice === null ? '' : say(language, notice);
  status.className = sending ? 'spoken' : 'notice-wrong'; // the page around shows that it waits; here it is said only, so that nothing jumps
  found('form', HTMLFormElement).setAttribute('aria-busy', String(sending));
}

function showField(field: FieldName, error: string, sending: boolean): void {
  const input = inputOf(field);
  const text = found(`#${field}-error`, HTMLElement);
  text.textContent = error;
  text.hidden = error === '';
  input.readOnly = sending;
  if (error === '') input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}
