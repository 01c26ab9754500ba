import * as rules from './profile.rules.ts';
import { profileSetup } from './profile.setup.ts';
import { profileWords } from './profile.words.ts';
import { openings, resumptions, sections } from './profileSections.states.ts';

/**
 * CustomerProfile: who the lender knows the customer as, in the loan system of the address's brand. She looks first; each section opens by
 * itself for a change. Nothing here moves money. Spec: portal §2 "CustomerProfile", §3 "Customer"; ROUTE-042, ROUTE-117, FLAG-002, CALL-016, CALL-017, OPEN-021.
 */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  meta: profileWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => context.outcome,
  initial: 'customerProfile',
  states: {
    customerProfile: {
      id: 'CustomerProfile',
      route: { guard: 'mayShowBrand', actions: 'keepBrand' },
      initial: 'listing',
      states: {
        listing: {
          tags: 'busy',
          invoke: {
            id: 'getAccounts',
            src: 'getAccounts',
            input: {},
            onDone: [
              { guard: 'hasLoan', target: 'asking', actions: 'keepListed' },
              { target: 'without', actions: 'keepListed' },
            ],
            onError: { target: 'unlisted', actions: 'keepFailure' },
          },
        },
        unlisted: { on: { 'retry.chosen': { target: 'listing', actions: 'forgetFailure' } } },
        without: { on: { 'link.chosen': { target: '#profile.closed', actions: 'keepOutcome' } } },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'getCustomer',
            src: 'getCustomer',
            input: ({ context }) => rules.infoAsk(context),
            onDone: { target: 'recalling', actions: 'keepCustomer' },
            onError: { target: 'unknown', actions: 'keepFailure' }, // ERR-017
          },
        },
        unknown: { on: { 'retry.chosen': { target: 'asking', actions: 'forgetFailure' } } },
        recalling: {
          tags: 'busy',
          invoke: { id: 'readDraft', src: 'readDraft', onDone: [...resumptions, { target: 'opened' }], onError: 'opened' },
        },
        opened: {
          invoke: {
            id: 'devices',
            src: 'devices',
            onSnapshot: { actions: { type: 'keepDevices', params: ({ event }) => event } },
          },
          on: { 'device.*': { actions: 'tellDevices' } },
          initial: 'viewing',
          states: {
            viewing: {
              on: {
                'section.opened': openings,
                'login.changeChosen': { guard: 'mayChangeLogin', target: '#profile.closed', actions: 'keepOutcome' },
              },
            },
            ...sections,
            // what is shown after a change is what the lender says now
            rereading: {
              tags: 'busy',
              invoke: {
                id: 'rereadCustomer',
                src: 'getCustomer',
                input: ({ context }) => rules.infoAsk(context),
                onDone: { target: 'viewing', actions: 'keepCustomer' },
                onError: { target: 'unread', actions: 'keepFailure' },
              },
            },
            unread: { on: { 'retry.chosen': { target: 'rereading', actions: 'forgetFailure' } } },
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});
