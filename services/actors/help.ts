import { fromPromise } from 'xstate';
import { openCase as open } from '../client/help.ts';
import type { CaseRequest, Help } from '../contract/help.ts';

/** A case number and phone numbers for a dead end. Never fails. */
export const openCase = fromPromise<Help, CaseRequest>(({ input }) => open(input));
