import { fromPromise } from 'xstate';
import { openCase as open } from '../client/help.ts';
import type { CaseAsked, Help } from '../contract/help.ts';

/** A number for a dead end, and whom to call. Never fails. */
export const openCase = fromPromise<Help, CaseAsked>(({ input }) => open(input));
