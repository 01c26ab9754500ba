import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rmdir, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The guard of a process that died while it removed a stale lock expires after this, ms. */
const GUARD_LIFETIME_MS = 10_000;
const RETRY_MS = 25;

/**
 * Locks a data folder for this process: two processes on one embedded database would lose rows silently.
 * The lock of a live process is respected, a dead one's is taken over. Returns the function that releases the lock.
 * Throws when another live process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, 'lender.lock');
  const content = `${process.pid} ${await startOf(process.pid)} ${randomUUID()}`;
  const draft = `${lock}.${process.pid}.${randomUUID()}`;
  await writeFile(draft, content);
  try {
    while (!(await tryLink(draft, lock))) {
      const holder = await read(lock);
      if (holder !== '' && (await isAlive(holder))) {
        throw new Error(
          `${folder} is in use by process ${holder.split(' ')[0]}. The embedded database takes one process; use DATABASE_URL for several.`,
        );
      }
      await removeStale(lock, holder);
    }
  } finally {
    await unlink(draft);
  }
  return async () => {
    if ((await read(lock)) === content) await unlink(lock);
  };
}

/** link() succeeds for exactly one of several processes. */
async function tryLink(draft: string, lock: string): Promise<boolean> {
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a dead process. The guard lets one process at a time remove it, and only if the lock has not changed. */
async function removeStale(lock: string, holder: string): Promise<void> {
  const guard = `${lock}.takeover`;
  try {
    await mkdir(guard);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const age = await stat(guard).then(
      (s) => Date.now() - s.mtimeMs,
      () => 0,
    );
    if (age > GUARD_LIFETIME_MS) await rmdir(guard).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return;
  }
  try {
    if ((await read(lock)) === holder) await unlink(lock).catch(() => undefined);
  } finally {
    await rmdir(guard).catch(() => undefined);
  }
}

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** Is the process alive, and the same one? Its id may have been reused. */
async function isAlive(holder: string): Promise<boolean> {
  const [pid = '', start = ''] = holder.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  return (await startOf(Number(pid))) === start;
}

/** The start time of a process, in ticks since boot; "?" when the system does not provide it. */
async function startOf(pid: number): Promise<string> {
  const line = await read(`/proc/${pid}/stat`);
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '?';
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
