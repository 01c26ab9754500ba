/**
 * The e-mail or phone number a customer signs in by: a new one takes effect once the code that went there was entered. The lender decides who
 * may. Spec: portal §2 "UpdateUser"; ROUTE-031 to -034, FLOW-AUTH-16.
 */
import * as rules from './updateUser.rules.ts';
import { updateUserSetup } from './updateUser.setup.ts';
import { code, email, method, verifying } from './updateUser.states.ts';
import { updateUserWords } from './updateUser.words.ts';

export const updateUserMachine = updateUserSetup.createMachine({
  id: 'updateUser',
  meta: updateUserWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => context.outcome,
  invoke: { id: 'keepDraft', src: 'keepDraft' },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: { target: 'email', actions: { type: 'keepDraft', params: ({ event }) => ({ kept: event.output }) } },
      },
    },
    email,
    method,
    code,
    verifying,
    closed: { type: 'final' },
  },
});
