import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../services/lender/store/folderLock.ts';
import { openStore } from '../../services/lender/store/open.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lender-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('one of twelve concurrent calls gets the folder', async () => {
  const takers = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
  const winners = takers.filter((taker) => taker.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  await winners[0]?.value();
});

test('one of twelve concurrent calls takes over the lock of a dead process', async () => {
  await writeFile(join(folder, 'lender.lock'), '999999999 1 someone');
  const takers = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
  expect(takers.filter((taker) => taker.status === 'fulfilled')).toHaveLength(1);
});

test('a reused process id does not keep a lock', async () => {
  await writeFile(join(folder, 'lender.lock'), `${process.pid} 1 someone-before-us`);
  const unlock = await lockFolder(folder);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
});

test('a second call gets the holder’s process id, and the folder after its release', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}`);
  await unlock();
  await (
    await lockFolder(folder)
  )();
});

test('a folder of another major version is refused with an explanation and not changed', async () => {
  await mkdir(join(folder, 'pgdata'));
  await writeFile(join(folder, 'pgdata', 'PG_VERSION'), '17\n');
  await expect(openStore({ dataDir: folder })).rejects.toThrow('was made by PostgreSQL 17, the embedded one is 18');
  expect(await readdir(folder)).toEqual(['pgdata']);
});

test('data survive closing and opening the folder, and the folder is locked while it is open', async () => {
  const first = await openStore({ dataDir: folder });
  await first.db.insertInto('setting').values({ name: 'stored', value: 'yes' }).execute();
  await expect(openStore({ dataDir: folder })).rejects.toThrow('is in use');
  await first.close();
  const again = await openStore({ dataDir: folder });
  expect(await again.db.selectFrom('setting').select('value').where('name', '=', 'stored').executeTakeFirst()).toEqual({ value: 'yes' });
  await again.close();
});

test('a folder of another version of the lender is refused with advice and unlocked afterwards', async () => {
  const first = await openStore({ dataDir: folder });
  await sql`update kysely_migration set name = '001-tables' where name like '001-%'`.execute(first.db);
  await first.close();
  await expect(openStore({ dataDir: folder })).rejects.toThrow(
    `The data folder ${folder} was made by another version of this lender. Delete it`,
  );
  await (
    await lockFolder(folder)
  )();
});
