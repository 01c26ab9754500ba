import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contract } from '../../services/contract/index.ts';
import { ANN_LOAN } from './documents.kit.ts';
import { freshDatabase } from './kit/databases.ts';
import { onEachEngine } from './kit/engines.ts';
import { lenderProcess } from './kit/process.ts';
import * as v from 'valibot';
import { COMPLETE, decided, opened } from './signing.kit.ts';

onEachEngine('a lender that is killed while Ann signs', (engine) => {
  test('records the signature once after the restart', async () => {
    const database = engine === 'postgresql' ? await freshDatabase() : undefined;
    const folder = await mkdtemp(join(tmpdir(), 'lender-signing-'));
    const at = await lenderProcess({
      ...(database ? { DATABASE_URL: database.url } : { DATA_DIR: folder }),
      PORTAL_ORIGIN: 'http://localhost:4173',
      DECIDE_AFTER_MS: '400',
    });
    try {
      const { sign } = await opened(at, { iframe: true });
      expect((await sign()).status).toBe(200);
      await at.kill();
      await at.start();
      expect(await decided(at)).toEqual(COMPLETE);
      const token = await at.signIn('ann');
      const { documents } = v.parse(
        contract['GET /loanDocuments'].answer,
        (await at.call('GET /loanDocuments', { ...ANN_LOAN, paidOff: false }, { token })).body,
      );
      expect(documents.filter(({ documentId }) => documentId.startsWith('signed-'))).toHaveLength(3);
      expect((await sign()).status).toBe(200);
      expect((await at.answer('GET /loanDocuments', { ...ANN_LOAN, paidOff: false }, { token })).documents).toHaveLength(documents.length);
    } finally {
      await at.kill();
      await rm(folder, { recursive: true, force: true });
      await database?.drop();
    }
  });
});
