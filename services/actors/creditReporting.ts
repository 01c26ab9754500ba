import { fromPromise } from 'xstate';
import type { Ask } from '../contract/index.ts';
import { sendCall } from './call.ts';

/** Is any of these products reported to the credit bureau? A request that fails counts as "no" (ERR-040, CALL-023). Never fails. */
export const isAnyReported = fromPromise<boolean, readonly Ask<'GET /experianStatus'>[]>(async ({ input, signal }) => {
  const answers = await Promise.allSettled(input.map((ask) => sendCall('GET /experianStatus', ask, signal)));
  return answers.some((answer) => answer.status === 'fulfilled' && answer.value.isReported);
});
