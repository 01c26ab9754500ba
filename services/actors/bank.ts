import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { log } from '../client/log.ts';
import { forgetSecret, readSecret } from '../client/secrets.ts';
import { ApiError } from '../contract/error.ts';
import type { Answer, Ask } from '../contract/index.ts';
import { AccountNumber } from '../contract/routingNumber.ts';

/** The code of a failure of the page itself: the account number in its cell is not valid, and nothing was sent. */
export const NOT_AN_ACCOUNT = 'NotAnAccountNumber';

/** The name of a bank by its routing number. Error: ApiError, which is logged, too. Spec: calls §7 GET /bankInfo (CALL-024, ERR-041). */
export const lookUpBank = fromPromise<Answer<'GET /bankInfo'>, Ask<'GET /bankInfo'>>(async ({ input, signal }) => {
  try {
    return await api('GET /bankInfo', input, { signal });
  } catch (error) {
    if (!signal.aborted) log('warn', 'bank name lookup failed', { status: error instanceof ApiError ? error.failure.status : 0 });
    throw error;
  }
});

/**
 * Saves a bank account at the lender. The account number comes from its cell, which is cleared once it is saved; the same account again is
 * the same one, so it may be sent again after a lost answer. Error: ApiError. Spec: calls §7 "Banking update" (OPEN-021, OPEN-048, CONF-035).
 */
export const saveBank = fromPromise<Answer<'POST /bankInfo'>, Omit<Ask<'POST /bankInfo'>, 'accountNumber'>>(async ({ input, signal }) => {
  const typed = v.safeParse(AccountNumber, readSecret('accountNumber'));
  if (!typed.success)
    throw new ApiError({ kind: 'invalid', call: 'POST /bankInfo', code: NOT_AN_ACCOUNT, message: 'not sent: this is no account number' });
  const answer = await api('POST /bankInfo', { ...input, accountNumber: typed.output }, { signal });
  forgetSecret('accountNumber');
  return answer;
});
