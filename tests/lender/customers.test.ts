import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '../../services/lender/log.ts';
import { HOME } from '../calls/customers.ts';
import { lenderOn } from './kit/engines.ts';
import { loanOf } from './kit/paying.ts';

const lines: string[] = [];
const log = createLog(
  'info',
  new Writable({
    write: (line: Buffer, _, done) => {
      lines.push(line.toString());
      done();
    },
  }),
);

const ADDRESS = { ...HOME, typeName: 'Home', display: true, sameAddresses: true, index: 0 } as const;

lenderOn(
  'a customer',
  (at) => {
    beforeEach(() => at().reset('ann'));

    const infoOf = async (person: string, lmsId = '2') => at().answer('GET /personalInfo', { lmsId }, { token: await at().signIn(person) });
    const changeOf = async (person: string, customer: object) => {
      const { loanId, storeId } = await loanOf(at(), person);
      return at().call('POST /customerinfo', { customer, loanId, storeId }, { token: await at().signIn(person) });
    };

    test('Ann sees the personal information, with the last four digits of SSN and bank account (ENT-004, CONF-035)', async () => {
      const ann = await infoOf('ann');
      expect(ann).toMatchObject({
        customerId: '702001',
        customerIds: { 2: '702001' },
        customerFirstName: 'Ann',
        customerLastName: 'Ashby',
        dob: '02/09/1961',
        displaySsn: '***-**-4101',
        phoneNumber: '5125550101',
        communicationSettings: { contactPreference: 2, transMsgPreference: 'Both' },
        hasVerifiedProfileEmail: true,
        canUpdateUserLogin: true,
        referralInfo: { referralType: 'none' },
        lmsReferenceIds: { NLS: '1', TLXe: '2' },
      });
      expect(ann.addresses).toHaveLength(1);
      expect(ann.addresses[0]).toMatchObject({ typeName: 'Home', state: 'TX' });
      expect(ann.banks[0]?.accountNumber).toMatch(/^[• ]+\d{4}$/);
    });

    test('Max has no SSN on file, Bo is a customer of both systems, Nell of one', async () => {
      expect((await infoOf('max')).displaySsn).toBe('');
      expect([(await infoOf('bo', '1')).customerId, (await infoOf('bo', '2')).customerId]).toEqual(['701004', '702004']);
      expect((await at().call('GET /personalInfo', { lmsId: '2' }, { token: await at().signIn('nell') })).status).toBe(403);
      expect((await at().call('GET /personalInfo', { lmsId: '2' }, { token: await at().signIn('zoe') })).status).toBe(403);
    });

    test('Sam, who co-signed Ann’s loan, sees and changes his own data, never Ann’s', async () => {
      const { loanId, storeId } = await loanOf(at(), 'ann');
      const token = await at().signIn('sam');
      expect(await at().answer('GET /personalInfo', { lmsId: '2', loanId }, { token })).toMatchObject({ customerName: 'Sam Ortega' });
      await at().answer('POST /customerinfo', { customer: { emails: ['sam.ortega@example.com'] }, loanId, storeId }, { token });
      expect([(await infoOf('ann')).email, (await infoOf('sam')).email]).toEqual(['ann@example.com', 'sam.ortega@example.com']);
      await at().reset('sam');
    });

    test('Ann’s changes are saved, other fields stay, and the username does not change', async () => {
      const before = await infoOf('ann');
      await changeOf('ann', { contactNumbers: [{ phoneNumber: '512-555-0188', type: 'work' }], addresses: [ADDRESS] });
      const after = await infoOf('ann');
      expect(after).toEqual({
        ...before,
        phoneNumber: '5125550188',
        contactNumbers: [{ phoneNumber: '512-555-0188', type: 'work' }],
        addresses: [ADDRESS],
      });
      expect(
        (await at().call('POST /authenticate', { username: '5125550101', password: 'Sandbox2026', fromLegacyNcr: false })).status,
      ).toBe(200);
    });

    test('demographics add up over several requests', async () => {
      await at().reset('mia');
      await changeOf('mia', { demographics: { height: 66 } });
      await changeOf('mia', { demographics: { weight: 140 } });
      expect((await infoOf('mia')).demographics).toEqual({ height: 66, weight: 140 });
    });

    test('each can be declined, and is not asked for again (FLOW-REFI-12)', async () => {
      await at().reset('mia');
      const token = await at().signIn('mia');
      const { loanId, productId, lmsId } = await loanOf(at(), 'mia');
      const { customerId } = await at().answer('GET /personalInfo', { lmsId }, { token });
      const needs = () => at().answer('GET /demographicReference', { productId, customerId, loanId }, { token });
      expect(await needs()).toMatchObject({ race: true, height: true, gender: true, weight: true, spouse: true });
      await changeOf('mia', { demographics: { race: 'notSaid', height: 'notSaid', gender: 'notSaid', weight: 'notSaid' } });
      expect(await needs()).toMatchObject({ race: false, height: false, gender: false, weight: false, spouse: true });
    });

    test.each([
      ['a telephone number of 9 digits', { contactNumbers: [{ phoneNumber: '512555018', type: 'home' }] }],
      ['a ZIP of 4 digits', { addresses: [{ ...ADDRESS, zip: '7864' }] }],
      ['a state in words', { addresses: [{ ...ADDRESS, state: 'Texas' }] }],
      ['an e-mail address without a dot', { emails: ['ann@example'] }],
      ['an unknown preference', { communicationPreferences: { contactPreference: 3 } }],
    ])('%s is refused, and changes nothing', async (_, customer) => {
      const before = await infoOf('ann');
      expect((await changeOf('ann', customer)).status).toBe(400);
      expect(await infoOf('ann')).toEqual(before);
    });

    test('a wrong store gets the same refusal as another customer’s loan', async () => {
      const token = await at().signIn('ann');
      const { loanId } = await loanOf(at(), 'ann');
      const request = { customerId: '702001', loanId, storeId: '10105', productId: '100' };
      for (const name of ['GET /bankruptcyStatus', 'GET /experianStatus'] as const) {
        const { status, body } = await at().call(name, request, { token });
        expect([status, body]).toEqual([403, {}]);
      }
      expect((await at().call('POST /customerinfo', { customer: {}, ...request }, { token })).status).toBe(403);
    });

    test('the newest bank account is the primary one, a sixth is refused, and a repeated one is not added', async () => {
      const token = await at().signIn('ann');
      const bank = (n: number) => ({
        customerId: '702001',
        bankName: 'Aunt Edna’s Bank',
        routingNumber: '990999991',
        accountNumber: `90000${n}`,
      });
      for (let n = 1; n <= 4; n++) await at().answer('POST /bankInfo', bank(n), { token });
      const { banks } = await infoOf('ann');
      expect(banks.filter(({ primary }) => primary)).toMatchObject([
        { bankName: 'Aunt Edna’s Bank', accountNumber: '•••• •••• •••• 0004' },
      ]);
      expect((await at().call('POST /bankInfo', bank(5), { token })).status).toBe(422);
      await at().answer('POST /bankInfo', bank(2), { token });
      expect((await infoOf('ann')).banks).toHaveLength(5);
    });

    test('only the military register decides who is covered', async () => {
      const token = await at().signIn('ann');
      const request = { customerId: '702001', lmsId: '2' };
      await at().answer('POST /militarystatus', { ...request, isMilitary: true }, { token });
      expect(await at().answer('POST /mlaStatus', request, { token })).toMatchObject({ isMilitary: true, coveredBorrower: false });
      expect((await at().call('GET /militarystatus', { ...request, lmsId: '1' }, { token })).status).toBe(403);
    });

    test('a requested notice for a state is sent once', async () => {
      const token = await at().signIn('ann');
      for (const Contact of ['(512) 555-0101', '512-555-0101'])
        await at().answer('POST /notificationinfo', { Contact, State: 'NV' }, { token });
      const { body } = await at().ask('GET', '/sandbox/outbox?to=5125550101');
      const text = 'We will send you a message here when our loans are available in NV.';
      expect(body).toMatchObject({ messages: [{ channel: 'text', kind: 'notification', text }] });
    });

    test('no table and no log line contains SSN, date of birth or account number in clear text (STORE-011)', async () => {
      const token = await at().signIn('ann');
      const secrets = { ssn: '078-05-4101', born: '1961-02-09', digits: '19610209', account: '400055512349' };
      await at().answer(
        'POST /bankInfo',
        { customerId: '702001', bankName: 'Mine', routingNumber: '990100010', accountNumber: secrets.account },
        { token },
      );
      const lookup = { phoneNumber: '5125550101', dateOfBirth: secrets.digits, ssn: secrets.ssn };
      await at().call('GET /customer', { ...lookup, cognitoUserId: '5a9d0000-0000-4000-8000-000000000001' }, { token });
      const tables = ['customer', 'customer_detail', 'customer_bank', 'replacement', 'rate', 'outbox', 'setting'];
      for (const table of tables) {
        const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(at().lender.db);
        const text = JSON.stringify(rows);
        for (const secret of Object.values(secrets)) expect([table, text.includes(secret)]).toEqual([table, false]);
      }
      expect(lines.length).toBeGreaterThan(0);
      for (const secret of Object.values(secrets)) expect(lines.join('')).not.toContain(secret);
    });
  },
  { log },
);
