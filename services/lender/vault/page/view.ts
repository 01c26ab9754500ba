import { kindOf } from './kinds.ts';
import { digitsOf, FIELDS, type FieldName, type Problems, type Typed } from './rules.ts';
import { isWord, say, type Language, type Word } from './words.ts';

/** An element of the page. Throws when it is missing, which means that page and script have different versions. */
export function elementOf<E extends Element>(selector: string, kind: new () => E): E {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`The card form has no ${selector}`);
  return element;
}

export const inputOf = (field: FieldName): HTMLInputElement => elementOf(`#${field}`, HTMLInputElement);

export const readTyped = (): Typed => {
  const valueOf = (field: FieldName) => inputOf(field).value;
  return { name: valueOf('name'), number: valueOf('number'), expiry: valueOf('expiry'), cvv: valueOf('cvv'), zip: valueOf('zip') };
};

const NETWORKS = { amex: 'American Express', discover: 'Discover', mastercard: 'Mastercard', visa: 'Visa' } as const;

/** The network of the card in the number's field, once its first digits tell. */
export function showNetwork(): void {
  const network = elementOf('#network', HTMLElement);
  const type = kindOf(digitsOf(inputOf('number').value))?.type;
  if (network.dataset['type'] === type) return;
  if (type) network.dataset['type'] = type;
  else delete network.dataset['type'];
  network.textContent = type ? NETWORKS[type] : '';
}

/** The state of the form: language, problems by field, a text for the whole form, and whether a card is being sent. */
export type FormState = { language: Language; problems: Problems; notice: Word | null; sending: boolean };

/** Renders the state. Texts only, never markup. */
export function show({ language, problems, notice, sending }: FormState): void {
  document.documentElement.lang = language;
  document.title = say(language, 'title');
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]')) {
    const word = element.dataset['word'];
    if (isWord(word)) element.textContent = say(language, word);
  }
  for (const field of FIELDS) showField(field, problems[field] === undefined ? '' : say(language, problems[field]), sending);
  const status = elementOf('#notice', HTMLElement);
  status.textContent = sending ? say(language, 'sending') : notice === null ? '' : say(language, notice);
  status.className = sending ? 'spoken' : 'notice-wrong'; // for screen readers only, so that the layout does not shift; the portal's page shows that it waits
  elementOf('form', HTMLFormElement).setAttribute('aria-busy', String(sending));
}

function showField(field: FieldName, error: string, sending: boolean): void {
  const input = inputOf(field);
  const text = elementOf(`#${field}-error`, HTMLElement);
  text.textContent = error;
  text.hidden = error === '';
  input.readOnly = sending;
  if (error === '') input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}
