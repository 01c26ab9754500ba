import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { addDays, dayOf } from '../../../services/lender/days.ts';
import { createLender } from '../../../services/lender/lender.ts';
import { digestOfSources } from '../../../services/lender/people/snapshot.ts';

/** A PostgreSQL server for tests. */
export const SERVER = process.env['DATABASE_URL_TEST'] ?? 'postgresql://postgres@127.0.0.1:5432/postgres';

const NO_SUCH_DATABASE = '3D000';
const PREFIX = 'lender_people_';
/** The key of an advisory lock: one process makes the template, the others wait for it. */
const TEMPLATE_LOCK = 2_611_212;

let template: Promise<string> | undefined;

/** A new database, seeded today; `drop` deletes it. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `lender_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(async (client) => {
    await copyTemplate(client, name);
    await client.query(`alter database ${name} set synchronous_commit = off`); // no test crashes the database server, and the disk is slow
  });
  return { url: urlOf(name), drop: () => onServer((client) => client.query(`drop database if exists ${name} with (force)`)) };
}

/** Copies the template, or makes it again if another run on this server has dropped it. */
async function copyTemplate(client: pg.Client, name: string): Promise<void> {
  for (;;) {
    const from = await (template ??= seededTemplate());
    try {
      await client.query(`create database ${name} template ${from}`);
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== NO_SUCH_DATABASE) throw error;
      template = undefined;
    }
  }
}

function urlOf(name: string): string {
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
}

/** The name of the template database. It is made once per day and version of the sources, because seeding takes seconds. */
async function seededTemplate(): Promise<string> {
  const prefixOf = (day: string) => `${PREFIX}${day.replaceAll('-', '')}`;
  const today = dayOf(Date.now());
  const name = `${prefixOf(today)}_${(await digestOfSources()).slice(0, 12)}`;
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [`${PREFIX}%`]);
    if (known.rows.some((row) => row.datname === name)) return;
    // keeps the templates of yesterday and of other branches: another run may be using them
    for (const { datname } of known.rows)
      if (datname < prefixOf(addDays(today, -1))) await client.query(`drop database if exists ${datname} with (force)`);
    const unfinished = `lender_making_${randomUUID().replaceAll('-', '')}`;
    await client.query(`create database ${unfinished}`);
    await (await createLender({ databaseUrl: urlOf(unfinished) })).close();
    await client.query(`alter database ${unfinished} rename to ${name}`); // only a complete template gets this name
  });
  return name;
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
