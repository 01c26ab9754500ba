/** The waiting page as the page's own code renders it, in each language of the portal. English is first. */
export type Waitings = Readonly<Record<string, string>>;

const MAIN = /<main class="page" (?<attributes>data-screen="Waiting"[^>]*)>(?<generic>.*)<\/main>/s;
const HELP = /(?<link><a class="shell-button shell-help") aria-label="[^"]*"(?<icon>[^>]*>(?:<svg.*?<\/svg>))(?<word>[^<]+)<\/a>/s;
const TITLE = /<h1 class="visually-hidden">([^<]+)<\/h1>/;
const ROW = '<div class="shell-header-row">';
/** In the place of Menu or Back. */
const HEADER_BUTTON = '<span class="shell-button bone-button" aria-hidden="true"><b class="bone"></b></span>';
const STATUS = /(<p class="visually-hidden" role="status">)([^<]+)<\/p>/;

function found(pattern: RegExp, html: string): RegExpExecArray {
  const match = pattern.exec(html);
  if (!match) throw new Error(`the waiting page has no ${pattern.source}`);
  return match;
}

/** The same words in all languages; the style sheet shows those of the page's language. */
const words = (waitings: Waitings, read: (html: string) => string | undefined) =>
  Object.entries(waitings)
    .map(([language, html]) => `<span class="word" lang="${language}">${read(html)}</span>`)
    .join('');

/** The document's waiting page: the blocks of each door beside those of any other page. */
export function waitingPage(waitings: Waitings, doors: string): string {
  const html = waitings['en'] ?? '';
  const { attributes, generic = '' } = found(MAIN, html).groups ?? {};
  const { link, icon } = found(HELP, html).groups ?? {};
  const title = words(waitings, (one) => found(TITLE, one)[1]);
  const rest = generic.replace(TITLE, '');
  const help = words(waitings, (one) => found(HELP, one).groups?.['word']);
  return html
    .replace(
      MAIN,
      () =>
        `<main class="doors" ${attributes}><h1 class="visually-hidden">${title}</h1><div class="page door-other">${rest}</div>${doors}</main>`,
    )
    .replace(HELP, () => `${link}${icon}${help}</a>`)
    .replace(ROW, () => ROW + HEADER_BUTTON)
    .replace(STATUS, (_, start) => `${start}${title}</p>`);
}

/** Of several languages only that of the page is shown. */
export const languageRules = (languages: readonly string[]): string =>
  languages.map((language) => `html:not([lang=${language}]) .word[lang=${language}]{display:none}`).join('');
