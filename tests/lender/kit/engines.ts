import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { createLender, type LenderOptions } from '../../../services/lender/lender.ts';
import { bench, type Bench } from './bench.ts';

const SERVER = process.env['DATABASE_URL_TEST'] ?? 'postgresql://postgres@127.0.0.1:5432/postgres';
const REACH_MS = 1_500;
const START_MS = 60_000;

export type Engine = 'embedded' | 'postgresql';

async function reachable(): Promise<boolean> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: REACH_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

export const hasServer = await reachable();
if (!hasServer)
  console.warn(`NOT RUN: the suites on PostgreSQL (no server at ${new URL(SERVER).host}). The embedded engine alone hides races.`);

/** A fresh database of its own; `drop` takes it away again. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `lender_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Declares a suite once for each engine that is there; one that is not is reported as not run, never as passed. */
export function onEachEngine(title: string, suite: (engine: Engine) => void): void {
  for (const engine of ['embedded', 'postgresql'] as const) {
    describe.runIf(engine === 'embedded' || hasServer)(`${title}, on ${engine}`, () => suite(engine));
  }
}

/** The same, with a lender of its own for the suite: fresh, in memory or in a database of its own. */
export function lenderOn(title: string, suite: (at: () => Bench) => void, options: LenderOptions = {}): void {
  onEachEngine(title, (engine) => {
    let here: Bench | undefined;
    let drop = async (): Promise<void> => undefined;
    beforeAll(async () => {
      const database = engine === 'postgresql' ? await freshDatabase() : undefined;
      if (database) drop = database.drop;
      here = bench(await createLender({ decideAfterMs: 0, ...options, databaseUrl: database?.url }));
    }, START_MS);
    afterAll(async () => {
      await here?.lender.close();
      await drop();
    }, START_MS);
    suite(() => {
      if (!here) throw new Error('the lender is not there yet: use at() inside a test');
      return here;
    });
  });
}
