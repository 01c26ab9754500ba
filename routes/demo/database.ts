import { PGlite } from '@electric-sql/pglite';
import ENGINE from '@electric-sql/pglite/pglite.wasm?url';
import { dayOf } from '../../services/lender/days.ts';
import { embedded } from '../../services/lender/store/embedded.ts';
import { migrate } from '../../services/lender/store/migrations.ts';
import type { Store } from '../../services/lender/store/open.ts';
import { parsers } from '../../services/lender/store/parsers.ts';
import { DATABASE, VERSION } from 'virtual:demo-files';

const NAMES = 'portal-demo-';
/** PGlite's prefix of the names of its databases. */
const PREFIX = '/pglite/';

const remove = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });

async function load(file: string): Promise<ArrayBuffer> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return response.arrayBuffer();
}

async function openNamed(name: string, isKept: boolean): Promise<Store> {
  const engine = await PGlite.create({
    dataDir: `idb://${name}`,
    pgliteWasmModule: await WebAssembly.compile(await load(ENGINE)), // loaded here, because PGlite's own loading needs the file's content type from the server
    relaxedDurability: true,
    parsers,
    ...(!isKept && { loadDataDir: new Blob([await load(DATABASE)]) }),
  });
  const store = embedded(engine, async () => undefined);
  await migrate(store.db);
  return store;
}

/**
 * The demo's database, stored in this browser. Each build and each day has its own, because due dates count from the day of the seed. Older
 * ones are deleted, and so is one that does not open. Throws when the browser's storage is blocked.
 */
export async function openDatabase(now: number): Promise<Store> {
  const name = `${NAMES}${VERSION}-${dayOf(now)}`;
  const names = (await indexedDB.databases()).map((database) => database.name ?? '').filter((one) => one.startsWith(PREFIX + NAMES));
  await Promise.all(names.filter((one) => one !== PREFIX + name).map(remove));
  if (!names.includes(PREFIX + name)) return openNamed(name, false);
  try {
    return await openNamed(name, true);
  } catch {
    await remove(PREFIX + name);
    return openNamed(name, false);
  }
}
