import { createHash } from 'node:crypto';
import type { SigningMessage } from '../../contract/signing.ts';
import type { SigningStatus } from '../../contract/enums.ts';
import type * as v from 'valibot';
import type { Paper, Part } from './paper.ts';
import { escapeHtml, ICON } from '../html.ts';

/** The form's errors, and the typed name. */
export type FormErrors = { name: string; wrongName: boolean; unread: boolean };
type SigningView = { papers: readonly Paper[]; signer: string; viewOnly: boolean; session: string } & Partial<FormErrors>;

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:44rem;padding:1rem}
article{border:1px solid;border-radius:.5rem;padding:0 1rem 1rem;margin-block:1rem}
dt{font-weight:600}dd{margin:0 0 .5rem}
.error{color:#b00020;font-weight:600}
@media (prefers-color-scheme:dark){.error{color:#ffb4ab}}
input[type=text]{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.6rem;margin-block:.25rem 1rem}
input[type=checkbox]{width:1.5rem;height:1.5rem;vertical-align:middle}
button{font:inherit;min-height:44px;padding:.5rem 1.25rem;margin:1rem .5rem 0 0}`;

/** Sends the result to the portal's page. It reads the result from the page's attributes. */
const SCRIPT = `const{status,portal}=document.documentElement.dataset;parent.postMessage({type:'${'signing.ended' satisfies v.InferOutput<typeof SigningMessage>['type']}',signingStatus:status},portal)`;

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** Only the portal may frame the page, and its form may only redirect there. */
export const ceremonyHeaders = (portalOrigin: string): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    'img-src data:',
    `style-src ${hashOf(STYLE)}`,
    `script-src ${hashOf(SCRIPT)}`,
    `form-action 'self' ${portalOrigin}`,
    "base-uri 'none'",
    `frame-ancestors ${portalOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
});

/** The papers and the form. They work without scripts. */
export const signingPage = ({ papers, signer, viewOnly, session, name = '', wrongName, unread }: SigningView): string =>
  page(
    viewOnly ? 'Read your documents' : 'Read and sign your documents',
    `<p>This is the sandbox lender. Nothing signed here binds anybody.</p>
${papers.map(article).join('\n')}
<form method="post">
<input type="hidden" name="session" value="${escapeHtml(session)}">
${
  viewOnly
    ? '<p>You have already signed these documents.</p><button name="act" value="viewed">I have read them</button>'
    : `<p><label><input type="checkbox" name="read" value="yes"> I have read these documents and agree to sign them electronically.</label></p>
${unread ? error('read-error', 'Confirm that you have read the documents') : ''}
<label for="name">Type your name, ${escapeHtml(signer)}, to sign</label>
<input type="text" id="name" name="name" autocomplete="name" maxlength="100" value="${escapeHtml(name)}"${wrongName ? ' aria-invalid="true" aria-describedby="name-error"' : ''}>
${wrongName ? error('name-error', `Type your name as it is written here: ${signer}`) : ''}
<button name="act" value="sign">Sign</button><button name="act" value="decline">Decline to sign</button><button name="act" value="viewed">Close without signing</button>`
}
</form>`,
  );

/** In a frame: shows the result and sends it to the portal's page. */
export const endedPage = (status: SigningStatus, portalOrigin: string): string =>
  page('Thank you', `<p>${ENDED[status]} You can go on in the portal.</p><script>${SCRIPT}</script>`, {
    'data-status': status,
    'data-portal': portalOrigin,
  });

const ENDED: Readonly<Record<SigningStatus, string>> = {
  signing_complete: 'Your signature is taken down.',
  viewing_complete: 'You have read your documents. Reading them signs nothing.',
  decline: 'You have not signed.',
  ttl_expired: 'The time to sign is over.',
};

/** For a URL that is unknown or was opened before. */
export const expiredPage = (): string =>
  page('This page is over', '<p role="alert">This page can be opened once. Go back to the portal to open it again.</p>');

const page = (title: string, body: string, attributes: Record<string, string> = {}): string => `<!doctype html>
<html lang="en"${Object.entries(attributes)
  .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  .join('')}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${STYLE}</style>
${ICON}
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;

const error = (id: string, text: string): string => `<p class="error" id="${id}" role="alert">${escapeHtml(text)}</p>`;

const article = ({ title, parts }: Paper): string => `<article><h2>${escapeHtml(title)}</h2>${parts.map(partOf).join('')}</article>`;

function partOf(part: Part): string {
  if (part.kind === 'heading') return `<h3>${escapeHtml(part.text)}</h3>`;
  if (part.kind === 'text') return `<p>${escapeHtml(part.text)}</p>`;
  if (part.kind === 'facts')
    return `<dl>${part.facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
  return `<table><tr>${part.head.map((cell) => `<th>${escapeHtml(cell)}</th>`).join('')}</tr>${part.rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`;
}
