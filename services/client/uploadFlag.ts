import { fetchCached } from './cache.ts';
import { settings } from './settings.ts';

/** Whether documents of a loan may be uploaded: each loan system has its own flag. Throws ApiError. Spec: portal §6 "Feature flags" (FLAG-001, FLOW-DOC-07). */
export async function mayUpload(lmsId: string, signal: AbortSignal): Promise<boolean> {
  const { referenceIds } = await fetchCached('GET /lmsReferenceId', {}, signal);
  const { canUploadNlsLoanDocuments, canUploadTlxeLoanDocuments } = settings();
  return (lmsId === referenceIds.NLS && canUploadNlsLoanDocuments) || (lmsId === referenceIds.TLXe && canUploadTlxeLoanDocuments);
}
