import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FACE = '/@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff2';
/** What titles and amounts are written with, in both languages. Any other letter is drawn in the customer's own typeface. */
const GLYPHS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÉÍÑÓÚÜáéíñóúü0123456789$.,:;!?¡¿'’“”()%&/+-–—−· ";

/** The display face with these glyphs only: 10 KB instead of 17. Decision 038. */
export const displayFace = (): Plugin => ({
  name: 'portal-display-face',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    const [file = ''] = id.split('?');
    if (!file.endsWith(FACE)) return null;
    const source = await subsetFont(await readFile(file), GLYPHS, { targetFormat: 'woff2' });
    const reference = this.emitFile({ type: 'asset', name: 'instrument-sans-700.woff2', source });
    return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
  },
});
