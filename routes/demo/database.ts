import { PGlite } from '@electric-sql/pglite';
import ENGINE from '@electric-sql/pglite/pglite.wasm?url';
import { dayOf } from '../../services/lender/days.ts';
import { embedded } from '../../services/lender/store/embedded.ts';
import { migrate } from '../../services/lender/store/migrations.ts';
import type { Store } from '../../services/lender/store/open.ts';
import { parsers } from '../../services/lender/store/parsers.ts';
import { DATABASE, VERSION } from 'virtual:demo-files';

const NAMES = 'portal-demo-';
/** PGlite puts this before the name of a database. */
const KEPT_AS = '/pglite/';

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
    pgliteWasmModule: await WebAssembly.compile(await load(ENGINE)), // as PGlite loads it, the server has to know the type of the file
    relaxedDurability: true,
    parsers,
    ...(!isKept && { loadDataDir: new Blob([await load(DATABASE)]) }),
  });
  const store = embedded(engine, async () => undefined);
  await migrate(store.db);
  return store;
}

/**
 * The demo's database, kept in this browser. Each build and each day has one of its own: due dates are counted from the day on which the people
 * are made. Older ones are deleted, and so is one that does not open. Throws when the browser stores nothing.
 */
export async function openDatabase(now: number): Promise<Store> {
  const name = `${NAMES}${VERSION}-${dayOf(now)}`;
  const names = (await indexedDB.databases()).map((database) => database.name ?? '').filter((one) => one.startsWith(KEPT_AS + NAMES));
  await Promise.all(names.filter((one) => one !== KEPT_AS + name).map(remove));
  if (!names.includes(KEPT_AS + name)) return openNamed(name, false);
  try {
    return await openNamed(name, true);
  } catch {
    await remove(KEPT_AS + name);
    return openNamed(name, false);
  }
}
