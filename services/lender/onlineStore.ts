import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { BrandName, type Brand } from '../contract/brands.ts';
import { ICON, escapeHtml } from './html.ts';
import { languageOf, type Language } from './language.ts';

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:36rem;padding:2rem 1rem}
a{display:inline-block;min-height:44px;line-height:44px}`;

/** No script, no form, no frame, nothing of another origin. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
};

const Asked = v.object({ brand: BrandName, loanId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });
type Asked = v.InferOutput<typeof Asked>;

const TEXTS = {
  en: {
    title: (brand: Brand) => `Online store · ${brand}`,
    sandbox: 'This is a sandbox: nothing here is real. Nothing is renewed, and nothing is charged.',
    real: (loanId: string) => `With a real lender, this page of its online store renews loan ${loanId}.`,
    finish: 'Go back as if the renewal is finished',
    leave: 'Go back without finishing',
  },
  es: {
    title: (brand: Brand) => `Tienda en línea · ${brand}`,
    sandbox: 'Esto es una zona de pruebas: aquí nada es real. No se renueva ni se cobra nada.',
    real: (loanId: string) => `Con un prestamista real, esta página de su tienda en línea renueva el préstamo ${loanId}.`,
    finish: 'Volver como si la renovación hubiera terminado',
    leave: 'Volver sin terminar',
  },
} as const satisfies Record<Language, object>;

/** The sandbox's stand-in for the lender's online store. It only says what it is, and leads back to the portal: with `ecommerce=success`, or without. Spec: FLOW-REFI-07. */
export function onlineStore(request: Request, portalOrigin: string): Response {
  const asked = v.safeParse(Asked, Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return new Response(null, { status: 404 });
  return new Response(page(asked.output, languageOf(request), portalOrigin), { headers: HEADERS });
}

function page({ brand, loanId }: Asked, language: Language, portalOrigin: string): string {
  const text = TEXTS[language];
  const accounts = `${portalOrigin}/${brand}/Accounts`;
  const link = (href: string, words: string) => `<p><a href="${escapeHtml(href)}">${escapeHtml(words)}</a></p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(text.title(brand))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${ICON}
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(text.title(brand))}</h1>
<p>${escapeHtml(text.sandbox)}</p>
<p>${escapeHtml(text.real(loanId))}</p>
${link(`${accounts}?ecommerce=success`, text.finish)}
${link(`${accounts}/${loanId}`, text.leave)}
</main>
</body>
</html>
`;
}
