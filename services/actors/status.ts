import { fromPromise } from 'xstate';
import { askStatus } from '../client/serviceStatus.ts';
import type { Answer } from '../contract/index.ts';

/** Is the service open? Error: ApiError. Spec: portal §2 guard 4. */
export const askServiceStatus = fromPromise<Answer<'GET /serviceStatus'>>(({ signal }) => askStatus(signal));
