import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { compressed } from '../../routes/build/compress.ts';
import { documents } from '../../routes/build/documents.ts';

const ENTRY = 'virtual:page';

/** A page without a file, in a build that ends where a plugin of it fails. */
const buildOf = (broken: Partial<Plugin>) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'page', resolveId: (id) => (id === ENTRY ? ENTRY : null), load: (id) => (id === ENTRY ? 'export default 1;' : null) },
      { ...broken, name: 'broken' },
      documents(),
      compressed(),
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  });

const fails = () => {
  throw new Error('the disk is full');
};

test.each<[string, Partial<Plugin>]>([
  ['reads its modules', { transform: fails }],
  ['names its files', { generateBundle: fails }],
])('a build that fails while it %s says why, not that it has no documents', async (_, broken) => {
  await expect(buildOf(broken)).rejects.toThrow('the disk is full');
});
