import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import * as rules from './linkAccount.rules.ts';
import { linkAccountSetup } from './linkAccount.setup.ts';
import type { DetailsForm } from './linkAccount.types.ts';

/** The lender may be changing accounts: the app interrupts the flow for nothing (FLOW-LINK-04). */
export const BOUND = ['busy', 'bound'] as const;

/** The account is linked; new tokens show it. If they cannot be loaded, the screen says that it is linked anyway. */
export const renewing = linkAccountSetup.createStateConfig({
  tags: BOUND,
  on: stay,
  invoke: {
    id: 'readPerson',
    src: 'readPerson',
    input: { renewed: true },
    onDone: { target: '#linkAccount.closed', actions: { type: 'keepLinked', params: ({ event }) => event.output } },
    onError: { target: 'unread', actions: 'keepFailure' },
  },
});
export const unread = linkAccountSetup.createStateConfig({
  on: { ...stay, 'retry.chosen': { target: 'renewing', actions: 'forgetFailure' } },
});

/** Only the customer's accounts show what has become of a lost response; `unchanged` opens when they show no change, or cannot be loaded. */
export const checkingAccounts = (unchanged: string) =>
  linkAccountSetup.createStateConfig({
    tags: BOUND,
    on: stay,
    invoke: {
      id: 'readPerson',
      src: 'readPerson',
      input: { renewed: true },
      onDone: [
        {
          guard: { type: 'hasOthers', params: ({ event }) => event.output },
          target: '#linkAccount.closed',
          actions: { type: 'keepLinked', params: ({ event }) => event.output },
        },
        { target: unchanged },
      ],
      onError: unchanged,
    },
  });

/** Several customer records: which one to work with. Spec: portal §2 "AccountSelect" (ROUTE-020). */
export const accountSelect = linkAccountSetup.createStateConfig({
  id: 'AccountSelect',
  route: {},
  initial: 'loading',
  on: {
    'brand.chosen': {
      guard: { type: 'brandIsOpen', params: ({ event }) => event },
      target: 'closed',
      actions: assign({ outcome: ({ event }) => ({ kind: 'brandChosen', brand: event.brand }) }),
    },
    'linking.chosen': { target: 'options' },
    'flow.left': 'closed',
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getAccounts',
        src: 'getAccounts',
        input: {},
        onDone: { target: 'loaded', actions: assign({ loans: ({ event }) => event.output.loans }) },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    loaded: {},
    failed: { on: { 'retry.chosen': { target: 'loading', actions: 'forgetFailure' } } },
  },
});

const keepDetails = { type: 'keepDetails', params: ({ event }: { event: DetailsForm }) => event } as const;

/** The lookup links at once, unless the account that it finds would replace another. Spec: ROUTE-023, FLOW-LINK-01 to -03. */
export const linking = linkAccountSetup.createStateConfig({
  id: 'LinkAccount',
  route: {},
  initial: 'entering',
  states: {
    entering: {
      on: {
        'details.submitted': [
          {
            guard: { type: 'formIsRight', params: ({ event }) => rules.detailProblems(event) },
            target: 'finding',
            actions: [keepDetails, 'updateDraft'],
          },
          { target: 'entering', actions: keepDetails },
        ],
        'detail.typed': {
          actions: [assign({ details: ({ context, event }) => ({ ...context.details, [event.field]: event.text }) }), 'updateDraft'],
        },
        'flow.left': '#linkAccount.closed',
      },
    },
    finding: {
      tags: BOUND,
      on: stay,
      invoke: {
        id: 'findAccount',
        src: 'findAccount',
        input: ({ context }) => rules.lookupAsk(context),
        onDone: [
          { guard: { type: 'wasLinked', params: ({ event }) => event.output }, target: 'renewing' },
          {
            target: '#ReplaceAccount',
            actions: assign({ offer: ({ event }) => rules.offerIn(event.output), isStarted: false, failure: null }),
          },
        ],
        onError: [
          { guard: 'needsLoanNumber', target: 'entering', actions: assign({ problems: ['loanNumberNeeded'] }) },
          { guard: 'wasNotSent', target: 'entering', actions: 'keepFailure' },
          { guard: 'isUnclear', target: 'checking', actions: 'keepFailure' },
          { target: '#LinkAccountFailed', actions: 'keepFailure' },
        ],
      },
    },
    // the response was lost: only the customer's accounts show whether the account is linked; the lookup never repeats by itself (CONF-017)
    checking: checkingAccounts('#LinkAccountFailed'),
    renewing,
    unread,
  },
});
