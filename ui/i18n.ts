import { i18n, type Messages } from '@lingui/core';

/** Languages of the portal, with their own names. English is the default. Spec: portal §9 (I18N-001). */
export const LANGUAGES = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;
export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (text: unknown): text is Language => typeof text === 'string' && Object.hasOwn(LANGUAGES, text);

type Catalogs = Record<string, () => Promise<{ messages: Messages }>>;

/** The texts of Login, the kit and the shell. */
const ofLogin: Catalogs = import.meta.glob<{ messages: Messages }>(['./locales/en/signIn.po', './locales/es/signIn.po']);

/** The list of the other catalogs. It loads with the first flow. */
export const fetchCatalogs = () => import('./catalogs.ts');

/** `VITE_PSEUDO=1` builds a portal whose English is "Ŝĩĝń ĩń": text without accents is not translated. Never in a production build. */
const pseudo: Catalogs = import.meta.env.VITE_PSEUDO ? import.meta.glob<{ messages: Messages }>('./locales/pseudo/*.po') : {};

/** Flows whose texts are loaded. The first one has those of the kit and the shell: Login, or the menu on a page that begins elsewhere. */
const flows = new Set(['signIn']);
let withoutLogin = false;

/** The page begins elsewhere: the texts of Login come later, by loadTexts. Say so before the first activate. */
export function beginWithoutLogin(): void {
  withoutLogin = true;
  flows.delete('signIn');
  flows.add('menu');
}

/** Login cannot be shown yet. */
export const lacksLogin = (): boolean => withoutLogin;

const waiting = new Set<() => void>();

/** Calls back when the texts of Login have come; returns a function that stops it. */
export function watchLogin(came: () => void): () => void {
  waiting.add(came);
  return () => void waiting.delete(came);
}

let language: Language = DEFAULT_LANGUAGE;

async function fetchTexts(flow: string, of: Language): Promise<Messages> {
  const path = `./locales/${of}/${flow}.po`;
  const catalog = (of === 'en' && pseudo[`./locales/pseudo/${flow}.po`]) || ofLogin[path] || (await fetchCatalogs()).catalogs[path];
  return catalog ? (await catalog()).messages : {}; // the app has no texts of its own
}

/**
 * Loads the texts of a flow in the current language. Throws when the file cannot be fetched; loading the flow again retries. The screens of a flow
 * come after its texts, so what is on the page is not rendered again: with 200 loans that takes a tenth of a second for each flow.
 */
export async function loadTexts(flow: string): Promise<void> {
  flows.add(flow); // first, so that a change of language in progress loads them, too
  const of = language;
  const messages = await fetchTexts(flow, of);
  if (of === i18n.locale) Object.assign(i18n.messages, messages);
  if (flow !== 'signIn') return;
  withoutLogin = false;
  for (const came of waiting) came();
}

/** How many changes have begun, and the last of them that was made. */
let begun = 0;
let made = 0;

/**
 * Switches to `next`: loads its catalogs, then changes all texts and the page's `lang` at once. Throws and changes nothing on a failed fetch; of
 * two changes at the same time the later one counts.
 */
export async function activate(next: Language): Promise<void> {
  const change = ++begun;
  if (i18n.locale === '') language = next; // the first one: a flow that loads beside it brings its texts in this language
  const messages: Messages = {};
  for (const flow of flows) Object.assign(messages, await fetchTexts(flow, next)); // one after the other, with flows that are added meanwhile
  if (change < made) return;
  made = change;
  language = next;
  i18n.loadAndActivate({ locale: next, messages });
  if (typeof document !== 'undefined') document.documentElement.lang = next;
}

export { i18n };
