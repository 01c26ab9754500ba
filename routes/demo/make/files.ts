import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin } from 'vite';
import { digestOfSources } from '../../../services/lender/people/snapshot.ts';
import { emptyDatabase } from '../../../services/lender/store/snapshot.ts';
import { assetNamed, ASSETS } from '../../../services/lender/vault/assets.ts';

const NAME = 'virtual:demo-files';
/** Not `.gz`: a server would set Content-Encoding, and the browser would unpack it before PGlite does. */
const DATABASE = '/demo-database.bin';
const PANEL = 'sandbox/panel.js';

/** The module with what a lender in node reads from its source files. */
export const demoFiles = (): Plugin => ({
  name: 'demo-files',
  resolveId: { filter: { id: /^virtual:demo-files$/ }, handler: () => `\0${NAME}` },
  load: {
    filter: { id: /^\0virtual:demo-files$/ },
    async handler() {
      const files = Object.fromEntries(await Promise.all(ASSETS.map(async (name) => [name, await assetNamed(name)] as const)));
      const version = createHash('sha256')
        .update(await digestOfSources())
        .digest('hex')
        .slice(0, 12);
      return Object.entries({ DATABASE, VERSION: version, VAULT_FILES: files })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
});

/** The two fonts of the lender's papers: outside of node pdfkit includes none. Its types have neither this function nor these files. */
const FONTS = `
import { registerStdFonts } from 'pdfkit';
import regular from 'pdfkit/standard-fonts/Helvetica';
import bold from 'pdfkit/standard-fonts/HelveticaBold';
registerStdFonts(regular, bold);
`;

export const demoFonts = (): Plugin => ({
  name: 'demo-fonts',
  resolveId: { filter: { id: /^virtual:demo-fonts$/ }, handler: () => `\0virtual:demo-fonts` },
  load: { filter: { id: /^\0virtual:demo-fonts$/ }, handler: () => FONTS },
});

const source = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Files next to the page, under fixed names. */
export const besideThePage = (): Plugin => ({
  name: 'demo-beside-the-page',
  async generateBundle() {
    const panel = source('routes/panel/panel.ts');
    const { code } = await transformWithOxc(await readFile(panel, 'utf8'), panel, { sourcemap: false });
    this.emitFile({ type: 'asset', fileName: PANEL, source: code });
    this.emitFile({ type: 'asset', fileName: DATABASE.slice(1), source: new Uint8Array(await (await emptyDatabase()).arrayBuffer()) });
    const worker = source('node_modules/msw/lib/mockServiceWorker.js');
    this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: await readFile(worker, 'utf8') });
  },
});
