import { assign, type SnapshotFrom } from 'xstate';
import { paperOutcome } from './agreements.rules.ts';
import type { devicesMachine } from './devices.machine.ts';
import * as rules from './profile.rules.ts';
import { profileSetup } from './profile.setup.ts';
import { profileWords } from './profile.words.ts';
import { openings, resumptions, sections } from './profileSections.states.ts';

/** The devices of the sign-in, which also a customer without an account has. */
const myDevices = {
  id: 'devices',
  src: 'devices',
  input: ({ context }: { context: rules.ProfileContext }) => ({ profileId: context.person.profileId }),
  onSnapshot: {
    actions: { type: 'keepDevices', params: ({ event }: { event: { snapshot: SnapshotFrom<typeof devicesMachine> } }) => event.snapshot },
  },
} as const;

/**
 * CustomerProfile: what the lender has on file about the customer, in the loan system of the address's brand. Sections are shown first and open
 * for a change one at a time. No money moves here. Spec: portal §2 "CustomerProfile", §3 "Customer"; ROUTE-042, ROUTE-117, FLAG-002, CALL-016, CALL-017, OPEN-021.
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
      route: { guard: 'mayShowBrand', actions: ['closeSection', assign(({ event }) => rules.atBrand(event))] },
      initial: 'listing',
      states: {
        listing: {
          tags: 'busy',
          invoke: {
            id: 'getAccounts',
            src: 'getAccounts',
            input: {},
            onDone: [
              {
                guard: { type: 'hasLoan', params: ({ event }) => event.output },
                target: 'loading',
                actions: { type: 'keepListed', params: ({ event }) => event.output },
              },
              { target: 'without', actions: { type: 'keepListed', params: ({ event }) => event.output } },
            ],
            onError: { target: 'unlisted', actions: 'keepFailure' },
          },
        },
        unlisted: { on: { 'retry.chosen': { target: 'listing', actions: 'forgetFailure' } } },
        // no record: only the devices, and the lock
        without: { invoke: myDevices, on: { 'link.chosen': '#profile.closed', 'device.*': { actions: 'sendToDevices' } } },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getCustomer',
            src: 'getCustomer',
            input: ({ context }) => rules.infoAsk(context),
            onDone: { target: 'recalling', actions: { type: 'keepCustomer', params: ({ event }) => event.output } },
            onError: { target: 'unknown', actions: 'keepFailure' }, // ERR-017
          },
        },
        unknown: { on: { 'retry.chosen': { target: 'loading', actions: 'forgetFailure' } } },
        recalling: {
          tags: 'busy',
          invoke: {
            id: 'readDraft',
            src: 'readDraft',
            onDone: { target: 'resuming', actions: assign({ draft: ({ event }) => event.output }) },
            onError: 'opened',
          },
        },
        resuming: { always: [...resumptions, { target: 'opened' }] },
        opened: {
          invoke: [
            myDevices,
            {
              id: 'getTerms',
              src: 'getTerms',
              input: {},
              onDone: { actions: assign({ terms: ({ event }) => event.output, termsFailed: false }) },
              onError: { actions: assign({ termsFailed: true }) },
            },
            {
              id: 'military',
              src: 'military',
              input: ({ context }) => rules.militaryAsk(context),
              onSnapshot: { actions: { type: 'keepMilitary', params: ({ event }) => event.snapshot } },
            },
          ],
          on: { 'device.*': { actions: 'sendToDevices' }, 'military.*': { actions: 'sendToMilitary' } },
          initial: 'viewing',
          states: {
            viewing: {
              on: {
                'section.opened': openings,
                'paper.chosen': {
                  guard: { type: 'mayRead', params: ({ event }) => event.paper },
                  target: '#profile.closed',
                  actions: { type: 'keepOutcome', params: ({ context, event }) => paperOutcome(context, event.paper) },
                },
                'login.changeChosen': {
                  guard: 'mayChangeLogin',
                  target: '#profile.closed',
                  actions: { type: 'keepOutcome', params: ({ event }) => ({ kind: 'updateUserChosen', of: event.of }) },
                },
              },
            },
            ...sections,
            // after a change the screen shows the lender's new record
            rereading: {
              tags: 'busy',
              invoke: {
                id: 'rereadCustomer',
                src: 'getCustomer',
                input: ({ context }) => rules.infoAsk(context),
                onDone: { target: 'viewing', actions: { type: 'keepCustomer', params: ({ event }) => event.output } },
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
