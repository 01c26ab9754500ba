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

let language: Language = DEFAULT_LANGUAGE;

async function load(flow: string, into: Language): Promise<void> {
  const path = `./locales/${into}/${flow}.po`;
  const catalog = (into === 'en' && pseudo[`./locales/pseudo/${flow}.po`]) || ofLogin[path] || (await fetchCatalogs()).catalogs[path];
  if (!catalog) return; // a flow without texts of its own (app)
  const { messages } = await catalog();
  if (flow === 'signIn') withoutLogin = false; // first, because the next line renders the page
  i18n.load(into, messages);
}

/** Loads the texts of a flow in the current language. Throws when the file cannot be fetched; loading the flow again retries. */
export async function loadTexts(flow: string): Promise<void> {
  flows.add(flow); // first, so that a change of language in progress loads them, too
  await load(flow, language);
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
  for (const flow of flows) await load(flow, next); // one after the other: the iteration includes flows that are added meanwhile
  if (change < made) return;
  made = change;
  language = next;
  i18n.activate(next);
  if (typeof document !== 'undefined') document.documentElement.lang = next;
}

export { i18n };
