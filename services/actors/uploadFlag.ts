import { fromPromise } from 'xstate';
import { mayUpload } from '../client/uploadFlag.ts';

/** Whether documents of a loan may be uploaded. Input: the loan's `lmsId`. Error: ApiError. Spec: FLAG-001, FLOW-DOC-07. */
export const readUploadFlag = fromPromise<boolean, { lmsId: string }>(({ input, signal }) => mayUpload(input.lmsId, signal));
