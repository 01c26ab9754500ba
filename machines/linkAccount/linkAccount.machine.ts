/**
 * An account is linked to the customer's sign-in, or replaces one that is. The SSN and the password are in no event and no context.
 * The lookup is a GET that links: it is sent once, and after a lost response the customer's accounts show the result.
 * Spec: portal §2 "LinkAccountOptions", "AccountSelect", "ConfirmAccountReplacement"; ROUTE-020 to -025, -102; FLOW-LINK-01 to -05; CONF-017.
 */
import { assign } from 'xstate';
import * as rules from './linkAccount.rules.ts';
import { linkAccountSetup } from './linkAccount.setup.ts';
import { linkAccountWords } from './linkAccount.words.ts';
import { accountSelect, linking } from './linking.states.ts';
import { confirming } from './confirming.states.ts';
import { replacing } from './replacing.states.ts';

export const linkAccountMachine = linkAccountSetup.createMachine({
  id: 'linkAccount',
  meta: linkAccountWords,
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
        onDone: { target: 'opening', actions: assign(({ context, event }) => rules.fromDraft(context, event.output)) },
      },
    },
    opening: {
      always: [
        { guard: 'opensConfirm', target: 'confirming' },
        { guard: 'opensSelect', target: 'accountSelect' },
        { guard: 'opensLink', target: 'linking' },
        { target: 'options' },
      ],
    },
    accountSelect,
    options: {
      id: 'LinkAccountOptions',
      route: {},
      on: {
        'linking.chosen': {
          guard: { type: 'mayReplace', params: ({ event }) => event },
          target: 'linking',
          actions: assign(({ event }) => ({ purpose: event.purpose, problems: [], failure: null })),
        },
        'flow.left': 'closed',
      },
    },
    linking,
    failed: {
      id: 'LinkAccountFailed',
      initial: 'loading',
      on: { 'retry.chosen': { target: 'linking', actions: 'startAgain' }, 'flow.left': 'closed' },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getContacts',
            src: 'getContacts',
            input: {},
            onDone: { target: 'loaded', actions: assign({ contacts: ({ event }) => event.output }) },
            onError: 'loaded', // the customer can still retry; Help has the numbers
          },
        },
        loaded: {},
      },
    },
    replacing,
    confirming,
    closed: { type: 'final', entry: 'forgetDraft' },
  },
});
