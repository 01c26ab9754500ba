import { fetchCached } from '../client/cache.ts';
import { settings } from '../client/settings.ts';
import { whoIsHere } from '../client/tokens.ts';
import type { Processor } from '../contract/enums.ts';

/**
 * Who takes cards for a loan: by the loan system of a loan that this customer's list names; for any other loan, and for no loan in particular,
 * the processor of all loans. Never fails. Spec: CALL-080, OPEN-047.
 */
export async function processorOf(loanId: string, signal: AbortSignal): Promise<Processor> {
  const { NLS, TLXe, all } = settings().paymentProcessors;
  if (loanId === '' || !whoIsHere()?.customerId) return all; // a guest has no list
  try {
    const [{ loans }, { referenceIds }] = await Promise.all([
      fetchCached('GET /accounts', {}, signal),
      fetchCached('GET /lmsReferenceId', {}, signal),
    ]);
    const lmsId = loans.find((loan) => loan.loanId === loanId)?.lmsId;
    if (lmsId === referenceIds.NLS) return NLS;
    return lmsId === referenceIds.TLXe ? TLXe : all;
  } catch {
    return all;
  }
}
