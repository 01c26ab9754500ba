import type { Introduction } from '../../services/lender/people/introduction.ts';
import { saveLanguage, languageAtStart } from '../page/preferences.ts';
import { wordsOf, type Stage } from './words.ts';

type Actions = { onOpen: () => void; onGuest: (link: string) => void; onStartOver: () => void };
type State =
  | { kind: 'waits'; stage: Exclude<Stage, 'ready'> }
  | { kind: 'failed'; why: 'failed' | 'noWorker'; detail: string }
  | { kind: 'open'; people: Introduction; actions: Actions };

export type StartPage = {
  report: (stage: Exclude<Stage, 'ready'>) => void;
  fail: (why: 'failed' | 'noWorker', detail?: string) => void;
  introduce: (people: Introduction, actions: Actions) => void;
  close: () => void;
};

function made(tag: string, attributes: Readonly<Record<string, string>>, ...inside: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}

function button(className: string, text: string, press: () => void): HTMLElement {
  const element = made('button', { type: 'button', class: className }, text);
  element.addEventListener('click', press);
  return element;
}

/** The demo's start page: what the demo is, the progress of its start, then its customers. In the language of the portal. */
export function createStartPage(host: HTMLElement): StartPage {
  let language = languageAtStart(navigator.languages);
  let state: State = { kind: 'waits', stage: 'opening' };

  const show = (next: State): void => {
    state = next;
    const words = wordsOf(language);
    const other = language === 'en' ? 'es' : 'en';
    const change = button('button button-quiet', words.otherLanguage, () => {
      language = other;
      saveLanguage(language);
      show(state);
    });
    change.lang = other;
    document.documentElement.lang = language;
    host.replaceChildren(
      made(
        'main',
        { class: 'demo' },
        made('h1', {}, words.title),
        made('p', { class: 'demo-notice' }, words.notice),
        ...content(next),
        change,
      ),
    );
  };

  const content = (at: State): readonly Node[] => {
    const words = wordsOf(language);
    if (at.kind === 'waits') return [made('p', { role: 'status' }, words[at.stage])];
    if (at.kind === 'failed') return [made('p', { role: 'alert' }, words[at.why]), made('p', {}, at.detail)];
    const { customers, password, guestLink } = at.people;
    return [
      button('button button-primary', words.open, at.actions.onOpen),
      made('h2', {}, words.people),
      made('p', {}, words.password(password)),
      made(
        'dl',
        { class: 'demo-people' },
        ...customers.flatMap(({ email, about }) => [made('dt', {}, email), made('dd', { lang: 'en' }, about)]),
      ),
      made('h2', {}, words.guest),
      guestLink === undefined ? made('p', {}, words.noGuestLink) : guest(guestLink, words.guestLink, at.actions.onGuest),
      button('button button-secondary', words.startOver, at.actions.onStartOver),
    ];
  };

  show(state);
  return {
    report: (stage) => show({ kind: 'waits', stage }),
    fail: (why, detail = '') => show({ kind: 'failed', why, detail }),
    introduce: (people, actions) => show({ kind: 'open', people, actions }),
    close: () => host.remove(),
  };
}

/** A real link, which can be copied; a plain press opens it without a page load. */
function guest(href: string, text: string, open: (link: string) => void): HTMLElement {
  const link = made('a', { href }, text);
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(href);
  });
  return made('p', {}, link);
}
