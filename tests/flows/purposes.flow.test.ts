import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { appointmentView } from '../../machines/appointment/appointment.view.ts';
import * as dot from './kit/drawing.ts';
import type { Page } from './kit/page.ts';
import * as renewal from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { signIn } from './kit/steps.ts';

/** What an appointment, and the papers that the page asks for, are about. Real charts, real client, real lender. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
renewal.beginInTexas();
beforeEach(() => sandbox.fresh('ann', 'sam', 'dot', 'fay', 'eve'));
afterEach(() => page?.close());

/** Ann's new loan would be of more than $2,000.00: her store inspects the vehicle, and makes a switch. */
async function annNeedsHerStore(product: 'same' | 'other'): Promise<void> {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  await sandbox.lender.db.updateTable('loan').set({ principal_cents: 250_000 }).where('loan_id', '=', loanId).execute();
  ({ page } = await renewal.renews(sandbox, 'ann', 'TitleMax', 'minimumDue'));
  await renewal.terms(page, 'impossible');
  renewal.press(page, { type: 'appointment.chosen', product });
}
async function opens(name: string, rest: string): Promise<void> {
  const { loanId } = await sandbox.loan(name, 'TitleMax');
  page = await signIn(sandbox, name, `/TitleMax/Accounts/${loanId}/${rest}`);
}

const APPOINTMENTS = {
  payment: () => opens('ann', 'Appointment'),
  productSwitch: () => annNeedsHerStore('other'),
  ancillary: () => annNeedsHerStore('same'),
};
test.each(['payment', 'productSwitch', 'ancillary'] as const)(
  'an appointment is made with the type %s, and the lender has it with this type (OPEN-043)',
  async (type) => {
    await APPOINTMENTS[type]();
    const now = () => (page.now().flow === 'appointment' ? appointmentView(page.flow('appointment').getSnapshot()) : null);
    await page.until(() => now()?.timesAreKnown === true && now()?.busy === false);
    const [at = ''] = now()?.days.find(({ times }) => times.length > 0)?.times ?? [];
    page.flow('appointment').send({ type: 'time.chosen', at });
    page.flow('appointment').send({ type: 'appointment.confirmed' });
    await page.until(() => now()?.state === 'booked');
    expect(sandbox.line.of('POST /schedappointment').map(({ body }) => body)).toMatchObject([{ appointmentType: type }]);
    const rows = await sandbox.lender.db.selectFrom('appointment').select('appointment_type').execute();
    expect(rows.map(({ appointment_type }) => appointment_type)).toContain(type);
  },
);

const Papers = v.object({ disclosureType: v.string() });
const PAPERS = {
  async refinance() {
    ({ page } = await renewal.renews(sandbox, 'ann', 'TitleMax', 'minimumDue'));
  },
  async autoPay() {
    const { loanId } = await sandbox.loan('fay', 'InstaLoan');
    page = await signIn(sandbox, 'fay', `/InstaLoan/Accounts/${loanId}/Payment/AutoPayUpdatePaymentMethod`);
    await page.at('AutoPayUpdatePaymentMethod');
    page.flow('autopay').send({ type: 'method.confirmed' });
  },
  async addOn() {
    ({ page } = await dot.wantsCash(sandbox));
    await dot.agrees(page, 50_000, '5556');
  },
  async settlement() {
    const loans = (await sandbox.person('eve')).loans;
    page = await signIn(sandbox, 'eve', `/TitleMax/Accounts/${loans[1]?.loanId}/Payment/SettlementOffer`);
  },
};
test.each(['refinance', 'autoPay', 'addOn', 'settlement'] as const)(
  'the papers of a page are asked for with the type %s (OPEN-043)',
  async (type) => {
    await PAPERS[type]();
    await page.until(() => sandbox.line.of('GET /documents')[0]?.status === 200);
    const types = sandbox.line.of('GET /documents').map(({ query }) => v.parse(Papers, query).disclosureType);
    expect(new Set(types)).toEqual(new Set([type]));
  },
);
