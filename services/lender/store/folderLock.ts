import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rmdir, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A taker who died while taking over a stale lock is passed over after this, ms. */
const GUARD_LIFE_MS = 10_000;
const RETRY_MS = 25;

/**
 * Takes a data folder for this process alone: two processes on one embedded database lose rows without a word.
 * A live holder is never robbed; the lock of a dead one is taken over. Answers the function that gives the lock back.
 * Throws when another live process has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, 'lender.lock');
  const mine = `${process.pid} ${await startOf(process.pid)} ${randomUUID()}`;
  const paper = `${lock}.${process.pid}.${randomUUID()}`;
  await writeFile(paper, mine);
  try {
    while (!(await taken(paper, lock))) {
      const held = await read(lock);
      if (held !== '' && (await alive(held))) {
        throw new Error(
          `${folder} is in use by process ${held.split(' ')[0]}. The embedded database takes one process; use DATABASE_URL for several.`,
        );
      }
      await removeStale(lock, held);
    }
  } finally {
    await unlink(paper);
  }
  return async () => {
    if ((await read(lock)) === mine) await unlink(lock);
  };
}

/** link() succeeds for exactly one of any number of takers. */
async function taken(paper: string, lock: string): Promise<boolean> {
  try {
    await link(paper, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a dead holder; of several who see it, one removes, and only what it has seen. */
async function removeStale(lock: string, seen: string): Promise<void> {
  const guard = `${lock}.takeover`;
  try {
    await mkdir(guard);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const age = await stat(guard).then(
      (s) => Date.now() - s.mtimeMs,
      () => 0,
    );
    if (age > GUARD_LIFE_MS) await rmdir(guard).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return;
  }
  try {
    if ((await read(lock)) === seen) await unlink(lock).catch(() => undefined);
  } finally {
    await rmdir(guard).catch(() => undefined);
  }
}

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** Alive, and the same process: its number may have been given to another since. */
async function alive(held: string): Promise<boolean> {
  const [pid = '', start = ''] = held.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  return (await startOf(Number(pid))) === start;
}

/** When the process began, in ticks since boot; "?" where the system does not tell. */
async function startOf(pid: number): Promise<string> {
  const line = await read(`/proc/${pid}/stat`);
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '?';
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
