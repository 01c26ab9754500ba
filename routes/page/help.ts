import { fromPromise } from 'xstate';
import type { CaseRequest, Help } from '../../machines/kit/help.ts';

/** Opens a case on a screen without a way on. Its code is usually loaded already, when the browser was first idle (telemetry.ts). */
export const openCase = fromPromise<Help, CaseRequest>(async ({ input }) => (await import('./deadEnd.ts')).openCase(input));
