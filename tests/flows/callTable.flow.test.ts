import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { callTable } from '../../routes/studio/make/callTable.ts';
import { load, openPage, type Page } from './kit/page.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { choose, pay } from './kit/steps.ts';

/** The table of docs/flows/calls.md against what goes over the wire. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann'));
afterEach(() => page?.close());

/** Charts that run beside every flow. */
const BESIDE = ['app', 'appStart', 'guards', 'session', 'idle', 'menu', 'settling'];

const callsAt = (flow: string, screen: string): string[] =>
  callTable()
    .filter((row) => BESIDE.includes(row.flow) || (row.flow === flow && (row.screen === '' || row.screen === screen)))
    .flatMap(({ calls }) => calls);

test('from the sign-in over her accounts, profile and cards to a receipt, each screen makes calls of its row in the table, and no other (OPEN-030)', async () => {
  const seen = new Set<string>();
  const strangers: string[] = [];
  page = await openPage(sandbox, '/');
  sandbox.line.watch((call) => {
    const { flow, screen } = page.now();
    if (call.startsWith('Cognito')) return;
    seen.add(`${screen}: ${call}`);
    if (!callsAt(flow ?? '', screen ?? '').includes(call)) strangers.push(`${flow}/${screen}: ${call}`);
  });
  await page.at('Login');
  page.submitLogin('ann@example.com');
  await page.at('Home');
  await page.until(() => page.accounts().view().groups !== null);
  const { loanId } = await sandbox.loan('ann', 'InstaLoan');
  for (const [address, screen] of [
    [`/InstaLoan/Accounts/${loanId}`, 'AccountDetails'],
    ['/InstaLoan/CustomerProfile', 'CustomerProfile'],
    ['/InstaLoan/PaymentMethods', 'PaymentMethods'],
    [`/InstaLoan/Accounts/${loanId}/Payment`, 'MakePayment'],
  ] as const) {
    page = await load(sandbox, page, address);
    await page.at(screen);
    await page.until(() => !page.now().busy);
  }
  await choose(page, 'minimumDue');
  await page.payment('SelectPaymentMethod');
  page.press({ type: 'method.confirmed' });
  await page.payment('ReviewPayment', ({ phase }) => phase === 'ready');
  pay(page);
  await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  await sandbox.time.quiet();
  expect(strangers).toEqual([]);
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'Login: POST /authenticate',
      'Home: GET /accounts',
      'AccountDetails: GET /accountdetail',
      'CustomerProfile: GET /personalInfo',
      'PaymentMethods: GET /cards',
      'PaymentProcessing: POST /payment',
      'ConfirmPayment: POST /sendConfirmation',
    ]),
  );
});
