import type { FieldName } from './page/rules.ts';
import { say, type Language, type Word } from './page/words.ts';
import { escapeHtml, ICON } from '../html.ts';
import { ASSETS } from './assets.ts';

/** The data of an opened form. `month`: YYYY-MM of the lender's clock, to detect expired cards. */
export type FormData = {
  key: string;
  nonce: string;
  portalOrigin: string;
  processor: string;
  month: string;
  language: Language;
  theme: string;
};

type FieldFacts = { name: FieldName; hint?: Word; attributes: Record<string, string> };

const NAME: FieldFacts = {
  name: 'name',
  hint: 'nameHint',
  attributes: { autocomplete: 'cc-name', autocapitalize: 'words', maxlength: '60' },
};
const NUMBER: FieldFacts = { name: 'number', attributes: { autocomplete: 'cc-number', inputmode: 'numeric' } };
const ROW: readonly FieldFacts[] = [
  { name: 'expiry', hint: 'expiryHint', attributes: { autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: '7' } },
  { name: 'cvv', hint: 'cvvHint', attributes: { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: '4' } },
  { name: 'zip', hint: 'zipHint', attributes: { autocomplete: 'billing postal-code', inputmode: 'numeric', maxlength: '5' } },
];

/** The modules of the form's script, loaded at once: a browser would ask for each only after the one that imports it. */
const MODULES = ASSETS.filter((name) => name.endsWith('.ts') && name !== 'early.ts');
const PRELOADS = MODULES.map((name) => `<link rel="modulepreload" href="/page/${name}">`).join('\n');

/** The card form as HTML, readable and labeled before its script runs. The script reads the session from the data attributes. */
export function formPage(form: FormData): string {
  const { language } = form;
  const data = attributes({
    lang: language,
    'data-theme': form.theme,
    'data-key': form.key,
    'data-nonce': form.nonce,
    'data-portal-origin': form.portalOrigin,
    'data-processor': form.processor,
    'data-month': form.month,
  });
  return page(
    data,
    say(language, 'title'),
    `${PRELOADS}
<script src="/page/early.ts"></script>
<form method="post" novalidate>
${field(NUMBER, language, '<span id="network" role="status"></span>')}
<div class="row">
${ROW.map((facts) => field(facts, language)).join('\n')}
</div>
${field(NAME, language)}
<p id="notice" role="status"></p>
<button type="submit" hidden></button>
</form>
<script type="module" src="/page/form.ts"></script>`,
  );
}

/** Replaces the form when its session is unknown or has expired. */
export const expiredPage = (language: Language): string =>
  page(
    attributes({ lang: language }),
    say(language, 'title'),
    `<main><p class="notice-wrong" role="alert">${escapeHtml(say(language, 'over'))}</p></main>`,
  );

const page = (data: string, title: string, body: string): string => `<!doctype html>
<html ${data}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="/page/form.css">
${ICON}
</head>
<body>
${body}
</body>
</html>
`;

/** `inside`: markup over the end of the input. */
function field({ name, hint, attributes: more }: FieldFacts, language: Language, inside = ''): string {
  const described = [hint && `${name}-hint`, `${name}-error`].filter(Boolean).join(' ');
  const input = { id: name, name, type: 'text', 'aria-required': 'true', 'aria-describedby': described, spellcheck: 'false', ...more };
  return `<div class="field">
<label for="${name}" data-word="${name}">${escapeHtml(say(language, name))}</label>
${hint ? `<p id="${name}-hint" class="hint" data-word="${hint}">${escapeHtml(say(language, hint))}</p>` : ''}
<span class="input"><input ${attributes(input)}>${inside}</span>
<p id="${name}-error" class="error" hidden></p>
</div>`;
}

const attributes = (given: Record<string, string>): string =>
  Object.entries(given)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
