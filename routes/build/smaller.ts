import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Every start calls most functions of these files: the browser compiles all of them while it downloads, not one by one when they are called. */
const CALLED_AT_START = new Set(['lib', 'index']);
/** The first line of the file: further down the browser does not look for it. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Minifies each script once more, with terser, which joins and drops what Oxc leaves (decision 022). The names of the files have the hash of what Oxc
 * has written: another version of terser changes no name, and no meaning.
 */
export const smaller = (): Plugin => ({
  name: 'portal-smaller',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post', // Vite has written the lists of files by then
    async handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 3 } });
        if (code === undefined) this.error(`terser wrote nothing for ${file.fileName}`);
        file.code = CALLED_AT_START.has(file.name) ? HINT + code : code;
      }
    },
  },
});
