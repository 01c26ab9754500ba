import * as v from 'valibot';
import type { Page } from './page.ts';
import type { Sandbox } from './sandbox.ts';

export const LOCK = 'POST /loanlock';

const Asked = v.object({ loanId: v.string(), value: v.union([v.boolean(), v.string()]), lockType: v.string() });
/** What the lender was asked about locks, in this order. */
export const locksOf = (sandbox: Sandbox) => sandbox.line.of(LOCK).map(({ body }) => v.parse(Asked, body));

/** Leaves the flow for the accounts, and waits for what is sent then. */
export async function leavesFlow(sandbox: Sandbox, page: Page): Promise<void> {
  page.now().actor?.send({ type: 'flow.left' });
  await page.until(() => page.now().flow === 'accounts');
  await sandbox.time.quiet();
}
