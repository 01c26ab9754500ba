// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { newCaseId } from '../../services/client/caseId.ts';
import { keepContacts, openCase } from '../../services/client/help.ts';
import { config, keepConfig } from '../../services/client/config.ts';
import { forgetCustomer } from '../../services/client/survivors.ts';
import { onTelemetry, type TelemetryEvent } from '../../services/client/telemetry.ts';
import { freshPage, json, service } from './kit/service.ts';

const office = (phone: string) => ({ phone, hours: 'Monday to Friday' });
const contacts = { InstaLoan: office('(512) 555-0141'), NLS: office('(512) 555-0142'), TLXe: office('(512) 555-0143') };
const deadEnd = { screen: 'NetworkError', brand: null, because: 'request-1' } as const;
const down = () => Promise.reject(new TypeError('cut'));

beforeEach(freshPage);

test('a case number is short, easy to read out, and different each time', () => {
  const ids = Array.from({ length: 200 }, newCaseId);
  expect(ids.filter((id) => !/^[ACDEFGHJKLMNPQRTUVWXYZ234679]{3}-[ACDEFGHJKLMNPQRTUVWXYZ234679]{3}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBeGreaterThan(195);
});

/** CALL-120 */
test('at a dead end the phone numbers come from the service (CONST-045, OPEN-036)', async () => {
  service(() => json(contacts));
  expect((await openCase(deadEnd)).lines.map(({ of, phone }) => [of, phone])).toEqual([
    ['InstaLoan', '(512) 555-0141'],
    ['TLXe', '(512) 555-0143'],
    ['NLS', '(512) 555-0142'],
  ]);
});

test('while the service is down the numbers of its last answer are shown, also after a sign-out (CONST-045)', async () => {
  service(() => json(contacts));
  await keepContacts();
  forgetCustomer();
  const { requests } = service(down);
  expect((await openCase(deadEnd)).lines).toHaveLength(3);
  expect(requests).toEqual([]);
});

test('numbers younger than six hours are not requested again; older ones are, and are still used if the request fails (part of OPEN-050)', async () => {
  const { requests } = service(() => json(contacts));
  await keepContacts();
  await keepContacts();
  expect(requests).toHaveLength(1);
  vi.setSystemTime(Date.now() + 7 * 3_600_000);
  const later = service(down);
  expect(await keepContacts()).toEqual(contacts);
  expect(later.requests).toHaveLength(1);
  vi.useRealTimers();
});

test('after a change of language the numbers are requested again, with hours in the new language; the stored ones are used until then', async () => {
  service(() => json(contacts));
  await keepContacts();
  const spanish = { ...contacts, TLXe: { ...contacts.TLXe, hours: 'De lunes a viernes' } };
  service(() => json(spanish));
  expect(await keepContacts()).toEqual(contacts);
  expect(await keepContacts({ again: true })).toEqual(spanish);
  service(down);
  expect(await keepContacts({ again: true })).toEqual(spanish);
  expect((await openCase(deadEnd)).lines.map(({ hours }) => hours)).toContain('De lunes a viernes');
});

test('if the service has never answered, the numbers of the installation are shown, or none (OPEN-036)', async () => {
  service(down);
  expect((await openCase(deadEnd)).lines).toEqual([]);
  keepConfig({ ...config(), contacts });
  expect((await openCase(deadEnd)).lines).toHaveLength(3);
});

test('a brand’s page shows only the numbers for its customers (CONST-045)', async () => {
  service(() => json(contacts));
  expect((await openCase({ ...deadEnd, brand: 'InstaLoan' })).lines.map(({ of }) => of)).toEqual(['InstaLoan']);
  expect((await openCase({ ...deadEnd, brand: 'TitleMax' })).lines.map(({ of }) => of)).toEqual(['TLXe', 'NLS']);
});

test('an agent finds the event by its case number: in the log with the failed request, and in the telemetry', async () => {
  const { log } = service(() => json(contacts));
  const events: TelemetryEvent[] = [];
  const stop = onTelemetry((event) => events.push(event));
  const { caseId } = await openCase(deadEnd);
  stop();
  expect(log.filter(({ event }) => event === 'dead end').map(({ facts }) => facts)).toEqual([
    { screen: 'NetworkError', caseId, because: 'request-1' },
  ]);
  expect(events).toEqual([{ event: 'dead end', facts: { screen: 'NetworkError', brand: '', caseId } }]);
});

test('numbers that were tampered with in storage are not shown', async () => {
  localStorage.setItem('contacts', '{"contacts":{"NLS":{"phone":7}},"at":1}');
  service(down);
  expect((await openCase(deadEnd)).lines).toEqual([]);
});
