import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve, type ServerType } from '@hono/node-server';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLender, type Lender } from '../../services/lender/lender.ts';

const CERTIFY = fileURLToPath(new URL('../certify/certify.ts', import.meta.url));
/** Two small calls that together have nearly every kind of check. */
const CALLS = '/usercache';
const PORTAL = 'http://localhost:4173';

const Report = v.object({
  testResults: v.array(
    v.object({ assertionResults: v.array(v.object({ fullName: v.string(), status: v.picklist(['passed', 'failed', 'pending']) })) }),
  ),
});

/** A defect of a service, and the checks that must find it. */
type Defect = { spoil: (call: string, answer: Response) => Response; found: string[] };

const done = (body: object = {}) => Response.json(body);
const on =
  (call: string, status: number, instead: () => Response) =>
  (name: string, answer: Response): Response =>
    name === call && answer.status === status ? instead() : answer;

const defects: Readonly<Record<string, Defect>> = {
  'answers without a token': {
    spoil: on('GET /usercache', 401, () => done({ value: null })),
    found: ['GET /usercache is refused without a token'],
  },
  'answers with another customer’s data': {
    spoil: on('GET /usercache', 403, () => done({ value: null })),
    found: ['GET /usercache is refused when somebody else sends the same'],
  },
  'answers with other fields': {
    spoil: on('GET /usercache', 200, () => done({ value: 7 })),
    found: ['GET /usercache is answered as the contract says', 'POST /usercache is answered as the contract says'],
  },
  'accepts a request that breaks the contract': {
    spoil: on('POST /usercache', 400, () => done()),
    found: ['POST /usercache is refused with {"value":"xxxx'],
  },
  'allows no page': {
    spoil: on('OPTIONS /usercache', 204, () => new Response(null, { status: 204 })),
    found: ['GET /usercache may be asked from the page of the portal', 'POST /usercache may be asked from the page of the portal'],
  },
};

let lender: Lender;
let server: ServerType;
let folder: string;
let spoil: Defect['spoil'] = (_, answer) => answer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'certify-'));
  lender = await createLender({ decideAfterMs: 0, portalOrigin: PORTAL, corsOrigins: [PORTAL] });
  const between = async (request: Request) =>
    spoil(`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`, await lender.fetch(request));
  server = serve({ fetch: between, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await lender.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs `npm run certify` for those calls; returns the exit code and the result of each check. */
async function certified(): Promise<{ code: number; passed: string[]; failed: string[] }> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  const file = join(folder, 'report.json');
  const args = [CERTIFY, '--url', `http://localhost:${address.port}/api`, '--only', CALLS, '--report', file];
  const env = { ...process.env, VITEST: undefined };
  const code = await new Promise<number>((resolve) =>
    execFile(process.execPath, args, { env }, (error) => resolve(typeof error?.code === 'number' ? error.code : 0)),
  );
  const { testResults } = v.parse(Report, JSON.parse(await readFile(file, 'utf8')));
  const checks = testResults.flatMap(({ assertionResults }) => assertionResults);
  const those = (status: string) => checks.filter((check) => check.status === status).map(({ fullName }) => fullName);
  return { code, passed: those('passed'), failed: those('failed') };
}

test('a service that keeps the contract is certified', async () => {
  spoil = (_, answer) => answer;
  const { code, passed, failed } = await certified();
  expect([code, failed]).toEqual([0, []]);
  expect(passed).toHaveLength(10);
});

test('a service with defects gets a report of each defect with its call', async () => {
  spoil = (call, answer) => Object.values(defects).reduce((spoilt, defect) => defect.spoil(call, spoilt), answer);
  const { code, failed } = await certified();
  const found = Object.values(defects).flatMap((defect) => defect.found);
  expect(code).toBe(1);
  expect(found.filter((check) => !failed.some((name) => name.startsWith(check)))).toEqual([]);
  expect(failed).toHaveLength(found.length);
});
