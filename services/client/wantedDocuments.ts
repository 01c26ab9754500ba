import type { Ask } from '../contract/index.ts';
import { api } from './api.ts';
import { fetchCached } from './cache.ts';
import { mayUpload } from './uploadFlag.ts';

/** Whether the lender still asks for documents of this loan, and takes uploads for it. Throws ApiError. Spec: CALL-036, FLAG-001. */
export async function wantsDocuments(ask: Ask<'GET /uploadLoanDocuments'>, signal: AbortSignal): Promise<boolean> {
  if (!(await mayUpload(ask.lmsId, signal))) return false;
  const { tasks } = await api('GET /uploadLoanDocuments', ask, { signal });
  return tasks.some(({ received }) => !received);
}

/** Whether the lender still asks for documents with a payment of this loan. Throws ApiError. Spec: CALL-036. */
export async function wantsPaymentDocuments(loanId: string, signal: AbortSignal): Promise<boolean> {
  const { loans } = await fetchCached('GET /accounts', {}, signal);
  const lmsId = loans.find((loan) => loan.loanId === loanId)?.lmsId;
  return lmsId !== undefined && wantsDocuments({ loanId, lmsId, isPayment: true }, signal);
}
