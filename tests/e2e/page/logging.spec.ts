import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { PASSWORD } from '../kit/portal.ts';
import { expect, test } from '../kit/test.ts';

const Line = v.object({ call: v.string(), request: v.optional(v.unknown()), answered: v.optional(v.unknown()) });
const Tokens = v.object({ accessToken: v.string(), idToken: v.string(), refreshToken: v.string() });

/** The lines about calls in the browser's console, and everything in the console as one text. */
function logOf(page: Page) {
  const written: Promise<unknown[]>[] = [];
  page.on('console', (line) => written.push(Promise.all(line.args().map((one): Promise<unknown> => one.jsonValue())).catch(() => [])));
  return async () => {
    const lines = await Promise.all(written);
    const calls = lines.filter(([event]) => event === 'call').map(([, facts]) => v.parse(Line, facts));
    return { calls, text: JSON.stringify(lines) };
  };
}

const tokensOf = async (page: Page): Promise<string[]> =>
  Object.values(v.parse(Tokens, JSON.parse(await page.evaluate(() => sessionStorage.getItem('tokens') ?? ''))));

test('requests and responses are logged without their bodies (HDR-010)', async ({ portal, lender, page }) => {
  const log = logOf(page);
  await portal.signIn('ann@example.com');
  const loan = await lender.loan('ann', 'TitleMax');
  await portal.review('TitleMax', loan.loanId, 'minimumDue');
  await portal.primary.click();
  await portal.settled('ConfirmPayment');
  const { calls, text } = await log();
  expect(calls.map(({ call }) => call)).toEqual(expect.arrayContaining(['POST /authenticate', 'GET /accounts', 'POST /payment']));
  expect(calls.filter(({ request, answered }) => request !== undefined || answered !== undefined)).toEqual([]);
  for (const secret of [PASSWORD, 'ann@example.com', ...(await tokensOf(page))]) expect(text).not.toContain(secret);
});

test('a lower environment that switches bodies on logs them without their secrets (HDR-010, CONF-025)', async ({
  portal,
  lender,
  page,
}) => {
  await page.route('/config.json', async (route) => {
    const response = await route.fetch({ maxRetries: 3 }); // a connection may be closed in the moment it is used again
    await route.fulfill({ response, json: { ...v.parse(v.looseObject({}), await response.json()), logBodies: true } });
  });
  const log = logOf(page);
  await portal.signIn('ann@example.com');
  const loan = await lender.loan('ann', 'TitleMax');
  await portal.review('TitleMax', loan.loanId, 'minimumDue');
  await portal.primary.click();
  await portal.settled('ConfirmPayment');
  const { calls, text } = await log();
  const find = (name: string) => calls.find(({ call }) => call === name);
  expect(find('POST /authenticate')).toMatchObject({ request: { username: 'ann@example.com', password: '[redacted]' } });
  expect(find('POST /payment')).toMatchObject({
    request: { loanId: loan.loanId, cvv: '[redacted]', paymentCardToken: '[redacted]' },
    answered: {},
  });
  for (const secret of [PASSWORD, ...(await tokensOf(page))]) expect(text).not.toContain(secret);
});
