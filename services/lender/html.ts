/** Text as the content of an HTML element or attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#173647"/><path d="M9 10h14M9 16h14M9 22h8" stroke="#85ea2d" stroke-width="3" stroke-linecap="round"/></svg>';

/** The icon of the sandbox's pages; a page's policy allows it with `img-src data:`. Without one a browser asks for /favicon.ico, which nobody serves. */
export const ICON = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(SVG)}">`;
