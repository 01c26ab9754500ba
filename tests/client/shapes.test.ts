// @vitest-environment jsdom
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { connectPage } from '../../routes/page/connection.ts';
import { openPage } from '../../services/actors/openPage.ts';
import { api } from '../../services/client/api.ts';
import { log, setLog, type LogLine } from '../../services/client/log.ts';
import { serve } from '../kit/network.ts';
import { failureOf, json, service } from './kit/service.ts';

/** The service's answers, and the fields that the page reads. */
const hours = 'Mon to Fri';
const contacts = { InstaLoan: { phone: '8005550101', hours }, NLS: { phone: '8005550102', hours }, TLXe: { phone: '8005550103', hours } };

test('OPEN-024, CALL-119: settings, systems, contacts and service status are read from their paths and parsed', async () => {
  const { api: ask, requests } = service((request) => {
    switch (new URL(request.url).pathname) {
      case '/api/configsettings':
        return json({ sessionTimeoutMinutes: 7 });
      case '/api/lmsReferenceId':
        return json({ referenceIds: { NLS: '1', TLXe: '2' } });
      case '/api/contacts':
        return json(contacts);
      default:
        return json({ available: false, message: 'Back at noon.' });
    }
  });
  expect(await ask('GET /configsettings', {})).toMatchObject({ sessionTimeoutMinutes: 7, paymentTimeoutSeconds: 30 });
  expect(await ask('GET /lmsReferenceId', {})).toEqual({ referenceIds: { NLS: '1', TLXe: '2' } });
  expect(await ask('GET /contacts', {})).toEqual(contacts);
  expect(await ask('GET /serviceStatus', {})).toEqual({ available: false, message: 'Back at noon.' });
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /api/configsettings',
    'GET /api/lmsReferenceId',
    'GET /api/contacts',
    'GET /api/serviceStatus',
  ]);
});

test('OPEN-029: a field that is not in the contract is ignored, a missing required field is an error', async () => {
  let answer: object = { referenceIds: { NLS: '1', TLXe: '2', Other: '3' }, more: true };
  const { api: ask } = service(() => json(answer));
  await expect(ask('GET /lmsReferenceId', {})).resolves.toEqual({ referenceIds: { NLS: '1', TLXe: '2' } });
  answer = { referenceIds: { NLS: '1' } };
  expect(await failureOf(ask('GET /lmsReferenceId', {}))).toMatchObject({
    kind: 'unknown',
    message: 'the answer breaks the contract at referenceIds.TLXe',
  });
});

test('OPEN-049: a payment is pending, or has a result, or an Error with one or several texts', async () => {
  const result = { confirmationNumber: 'C-1', amountPaid: '20.00', newBalance: '80.00', dueDate: '2026-12-01', newLoanId: 'L2' };
  let answer: object = { pending: true };
  const { api: ask } = service(() => json(answer));
  const look = () => ask('GET /payment', { messageKey: 'm-1' });
  await expect(look()).resolves.toEqual({ pending: true });
  answer = { pending: false, ...result, paidAt: '2026-11-22T15:00:00.000Z' };
  await expect(look()).resolves.toMatchObject({ ...result, amountPaid: 2_000, newBalance: 8_000 });
  answer = { Error: 'Declined.' };
  expect(await failureOf(look())).toMatchObject({ kind: 'refused', texts: ['Declined.'] });
  answer = { Error: ['Declined.', 'Call your bank.'] };
  expect(await failureOf(look())).toMatchObject({ kind: 'refused', texts: ['Declined.', 'Call your bank.'] });
});

test.each(['/api', 'https://service.example/v2'])(
  'PROD-028: every call goes to the serviceUrl of the configuration: %s',
  async (serviceUrl) => {
    const called: string[] = [];
    const base = new URL(serviceUrl, location.href).href;
    serve([
      http.get('*/config.json', () =>
        json({ serviceUrl, serviceConfig: { userPoolId: 'us-east-1_Pool', clientId: 'c' }, vaultOrigin: 'https://vault.example' }),
      ),
      http.get(`${base}/:call`, ({ request }) => {
        called.push(request.url);
        return json({ available: true, message: '', loans: [], cards: [] });
      }),
    ]);
    await connectPage({ appVersion: '1', brandCode: () => '', language: () => 'en' });
    await api('GET /serviceStatus', {});
    await api('GET /accounts', {});
    expect(called).toEqual([`${base}/serviceStatus`, `${base}/accounts`]);
  },
);

// tests/flows/everyCall.flow.test.ts tries every call, with two of these statuses
test.each([400, 403, 404, 422, 429, 500, 502])(
  'a call with status %i is logged and its failure is passed on (part of CONF-029, part of ERR-039)',
  async (status) => {
    const { api: ask, log: lines } = service(() => json({}, status));
    for (const run of [
      () => ask('GET /accounts', {}),
      () => ask('GET /contacts', {}),
      () => ask('POST /iterableProfile', { email: 'a@b.co', dataFields: {} }),
    ]) {
      lines.length = 0;
      const { caseId } = await failureOf(run());
      expect(lines.find(({ event }) => event === 'call failed')?.facts).toMatchObject({ caseId });
    }
  },
);

test('CONST-038: the default log level is info', () => {
  const lines: LogLine[] = [];
  setLog((line) => lines.push(line));
  log('debug', 'detail');
  log('info', 'fact');
  expect(lines.map(({ event }) => event)).toEqual(['fact']);
});

test('MENU-021, ANL-005: an outside page that is opened from the menu is logged with the screen, without its address', async () => {
  const { log: lines } = service(() => json({}));
  vi.spyOn(window, 'open').mockReturnValue(null);
  const input = { page: 'privacy', address: 'https://brand.example/privacy?who=ann', screen: 'AccountDetails' };
  await toPromise(createActor(openPage, { input }).start());
  expect(lines).toMatchObject([{ event: 'external link', facts: { page: 'privacy', screen: 'AccountDetails' } }]);
  expect(JSON.stringify(lines)).not.toContain('brand.example');
  vi.restoreAllMocks();
});
