import { fromPromise } from 'xstate';
import type { CaseAsked, Help } from '../../machines/kit/help.ts';

/** Opens a case at a dead end. What it takes has been on the page since the first quiet moment (telemetry.ts), as a rule. */
export const openCase = fromPromise<Help, CaseAsked>(async ({ input }) => (await import('./deadEnd.ts')).openCase(input));
