import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { demoHandlers } from '../../routes/demo/handlers.ts';
import { isPortalPath } from '../../routes/demo/paths.ts';
import { callNames } from '../../services/contract/index.ts';

const ORIGIN = 'https://demo.test';
const handlers = demoHandlers(async ({ method, url }) => new Response(`${method} ${new URL(url).pathname}`), ORIGIN);
const answerTo = async (call: string): Promise<string | undefined> => {
  const [method = '', path = ''] = call.split(' ');
  return (await getResponse(handlers, new Request(ORIGIN + path, { method })))?.text();
};

describe('the handlers of the demo', () => {
  test('hand every row of the contract to the lender', async () => {
    const rows = callNames.map((name) => name.replace(' ', ' /api'));
    expect(rows.length).toBeGreaterThan(100);
    expect(await Promise.all(rows.map(answerTo))).toEqual(rows);
  });

  test.each([
    'POST /cognito/',
    'GET /config.json',
    'GET /sandbox/people',
    'POST /upload',
    'GET /signing',
    'GET /online-store',
    'GET /api/uploaded',
    'GET /sandbox-pages/TMX/terms',
    'GET /form',
    'GET /page/form.ts',
    'POST /tokenize',
  ])('hand %s to the lender, which a lender in node answers beside them', async (call) => {
    expect(await answerTo(call)).toBe(call);
  });

  test.each(['/', '/assets/main-1.js', '/demo-database.bin', '/sandbox/panel.js', '/TitleMax/Accounts/2001001'])(
    'leave GET %s to the static server',
    async (path) => {
      expect(await answerTo(`GET ${path}`)).toBeUndefined();
    },
  );

  test('a lender that cuts the connection is a network error', async () => {
    const cut = demoHandlers(() => Promise.reject(new TypeError('cut')), ORIGIN);
    expect((await getResponse(cut, new Request(`${ORIGIN}/api/cards`)))?.type).toBe('error');
    expect((await getResponse(cut, new Request(`${ORIGIN}/tokenize`, { method: 'POST' })))?.type).toBe('error');
  });
});

test('places of the portal open the page of the demo; files and the lender’s paths do not', () => {
  expect(['/', '/Home', '/TitleMax/Accounts/2001001/Payment'].map(isPortalPath)).toEqual([true, true, true]);
  expect(['/form', '/sandbox-pages/TMX/terms', '/signing', '/assets/main-1.js', '/config.json'].some(isPortalPath)).toBe(false);
});
