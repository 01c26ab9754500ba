import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { texts } from '../../routes/build/texts.ts';

const ENTRY = fileURLToPath(new URL('screen.tsx', import.meta.url));

/** A screen with one text, without a file. */
const screenThatSays = (text: string): Plugin => ({
  name: 'screen',
  enforce: 'pre',
  resolveId: (id) => (id === ENTRY ? ENTRY : null),
  load: (id) => (id === ENTRY ? `import { Trans } from '@lingui/react/macro'; export const Screen = () => <Trans>${text}</Trans>;` : null),
});

const buildOf = (text: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [screenThatSays(text), react(), texts()],
    build: { write: false, rolldownOptions: { input: ENTRY, external: /^[^/.]/, preserveEntrySignatures: 'strict' } },
  });

test('a text that is in no catalog fails the build (N6)', async () => {
  await expect(buildOf('Nobody has translated this')).rejects.toThrow(/no catalog has these texts.*screen\.tsx/s);
});

test('a text that is in a catalog is built', async () => {
  await expect(buildOf('You’re offline')).resolves.toBeDefined();
});
