import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import type { CallName } from '../../services/contract/index.ts';
import * as kim from './kit/borrowing.ts';
import type { Page } from './kit/page.ts';
import * as renewal from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { choose, signIn } from './kit/steps.ts';

/** Which look-ups are retried. Real charts, real client, real lender, which fails. */
let sandbox: Sandbox;
let page: Page;
renewal.beginInTexas();
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam', 'dot', 'rex', 'kim', 'mia'));
afterEach(() => page?.close());

type Fails = () => Promise<unknown>;
/** Signs in at a screen of the first title loan. */
const at = (name: string, screen: string) => async (fails: Fails) => {
  const { loanId } = await sandbox.loan(name, 'TitleMax');
  await fails();
  return signIn(sandbox, name, `/TitleMax/Accounts/${loanId}${screen}`);
};
const atHerProfile = async (fails: Fails) => {
  await fails();
  return signIn(sandbox, 'ann', '/TitleMax/CustomerProfile');
};
/** Chooses to renew a loan, and goes on up to this step. */
const renewing =
  (name: string, brand: string, ...steps: (() => Promise<unknown>)[]) =>
  async (fails: Fails) => {
    const { loanId } = await sandbox.loan(name, brand);
    page = await signIn(sandbox, name, `/${brand}/Accounts/${loanId}/Payment`);
    await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
    if (steps.length === 0) await fails();
    await choose(page, 'minimumDue', 'renewal.chosen');
    await renewal.isLocated(page);
    for (const [index, step] of steps.entries()) {
      if (index === steps.length - 1) await fails();
      await step();
    }
    return page;
  };
const keepsProduct = () => renewal.keepsProduct(page);
const confirmsTerms = async () => {
  await renewal.terms(page, 'choosing');
  renewal.press(page, { type: 'terms.confirmed' });
};
const bringsCode = () => renewal.bringsCode(sandbox, page, renewal.SAMS_PHONE);
const takesNothing = () => renewal.takes(page);
const takesCard = () => renewal.takesCard(page);

const Failed = v.object({ context: v.object({ failure: v.object({ call: v.string() }) }) });
/** The call that the running chart reports as failed. */
function failed(): string {
  const { success, output } = v.safeParse(Failed, page.now().actor?.getSnapshot());
  return success ? output.context.failure.call : '';
}
const failures = (call: CallName) => sandbox.line.of(call).filter(({ status }) => status === 500);

test.each<[call: CallName, where: string, way: (fails: Fails) => Promise<Page>]>([
  ['GET /accountdetail', 'an account', at('ann', '')],
  ['GET /accountdetail', 'a payment', at('ann', '/Payment')],
  ['GET /accountdetail', 'cash on a loan', at('dot', '/Payment/GetCashAmount')],
  ['GET /accountdetail', 'a repossession', at('rex', '/Payment/OfrVehicleRecovery')],
  ['GET /accountdetail', 'a cancellation', at('ann', '/Payment/CancelRenewal')],
  ['GET /accountdetail', 'a renewal', renewing('ann', 'TitleMax')],
  ['GET /personalInfo', 'the profile', atHerProfile],
  ['GET /personalInfo', 'the documents', renewing('ann', 'TitleMax', keepsProduct, bringsCode, takesNothing, takesCard)],
  ['GET /personalInfo', 'the details that the lender needs', renewing('mia', 'InstaLoan', confirmsTerms, takesNothing, takesCard)],
  ['GET /ancillaryProducts', 'a renewal', renewing('ann', 'TitleMax', keepsProduct, bringsCode)],
])(
  '%s for %s is requested twice when the lender fails, then the customer is told, and there is no third request (POLL-007)',
  async (call, _, way) => {
    page = await way(() => sandbox.fault(call, { status: 500 }));
    await page.until(() => failed() === call);
    await sandbox.time.passes(60_000);
    expect(failures(call)).toHaveLength(2);
  },
);

/** The lender decides again when the loan is requested, so a missing status keeps nobody from the amount. */
test('the status of Kim’s application is requested twice when the lender fails, and she goes on without it (POLL-007)', async () => {
  await sandbox.fault('GET /applicationstatus', { status: 500 });
  page = await kim.borrows(sandbox);
  await kim.at(page, 'OriginationAmount', 'choosing');
  await sandbox.time.passes(60_000);
  expect(failures('GET /applicationstatus')).toHaveLength(2);
});
