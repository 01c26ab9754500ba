/**
 * An account is linked to the customer's sign-in, or takes the place of one that is. The SSN and the password are in no event and no context.
 * The lookup is a GET that links: asked once, and when its answer is lost her own accounts tell the truth.
 * Spec: portal §2 "LinkAccountOptions", "AccountSelect", "ConfirmAccountReplacement"; ROUTE-020 to -025, -102; FLOW-LINK-01 to -05; CONF-017.
 */
import { and, assign, enqueueActions, sendTo, setup, stopChild } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { call } from '../../services/actors/call.ts';
import { findAccount, proveReplacement } from '../../services/actors/linking.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import { readPerson } from '../../services/actors/person.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import { failureIn } from '../kit/failureIn.ts';
import { heard } from '../kit/heard.ts';
import { personIn } from '../kit/personIn.ts';
import * as rules from './linkAccount.rules.ts';
import { accountSelect, linking } from './linkAccount.states.ts';
import type { LinkAccountContext, LinkAccountEvent, LinkAccountInput, LinkAccountOutcome } from './linkAccount.types.ts';
import { linkAccountWords } from './linkAccount.words.ts';
import { confirming, replacing } from './replacing.states.ts';

const draft = flowDraft('linkAccount', rules.Draft);

export const linkAccountMachine = setup({
  types: {} as {
    input: LinkAccountInput;
    context: LinkAccountContext;
    events: LinkAccountEvent;
    output: LinkAccountOutcome;
    tags: 'busy' | 'bound';
  },
  actors: {
    getAccounts: listAccounts,
    getContacts: cachedCall('GET /contacts'),
    readDraft: draft.read,
    keepDraft: draft.keep,
    findAccount,
    startReplacement: call('POST /replaceCustomer'),
    proveReplacement,
    readReplacement: call('GET /replaceCustomer'),
    readPerson,
  },
  guards: {
    opensSelect: ({ context }) => context.screen === 'AccountSelect',
    opensLink: ({ context }) => context.screen === 'LinkAccount',
    opensConfirm: ({ context }) => context.screen === 'ConfirmAccountReplacement',
    hasReturnId: ({ context }) => (context.search['returnId'] ?? '') !== '',
    brandIsOpen: ({ context, event }) => event.type === 'brand.chosen' && brandIsOpen(event.brand, context.person),
    mayReplace: ({ context, event }) => event.type === 'linking.chosen' && (event.purpose === 'link' || rules.hasAccount(context.person)),
    formIsRight: ({ event }) => rules.problemsIn(event).length === 0,
    isStarted: ({ context }) => context.isStarted,
    mayProve: and(['isStarted', 'formIsRight']),
    wasLinked: ({ event }) => heard<'GET /customer'>(event).linked,
    isReplaced: ({ event }) => heard<'GET /replaceCustomer'>(event).status === 'replaced',
    isPending: ({ event }) => heard<'GET /replaceCustomer'>(event).status === 'pending',
    isOffered: ({ event }) => heard<'GET /replaceCustomer'>(event).status === 'offered',
    hasOthers: ({ context, event }) => rules.hasOthers(context.person, personIn(event)),
    needsLoanNumber: ({ event }) => rules.needsLoanNumber(failureIn(event)),
    wasNotSent: ({ event }) => rules.wasNotSent(failureIn(event)),
    isUnclear: ({ event }) => rules.isUnclear(failureIn(event)),
    isOver: ({ event }) => rules.isOver(failureIn(event)),
  },
  actions: {
    keepBrand: assign(({ event }) => rules.chosenBrand(event)),
    keepPurpose: assign(({ event }) => (event.type === 'linking.chosen' ? { purpose: event.purpose, problems: [], failure: null } : {})),
    keepTyped: assign(({ context, event }) => rules.typed(context, event)),
    keepDraft: assign(({ context }, { kept }: { kept: rules.Draft | null }) => rules.fromDraft(context, kept)),
    tellDraft: sendTo('keepDraft', ({ context }) => ({ type: 'draft.changed', draft: rules.draftOf(context) })),
    // every end is on purpose: a session that ends cuts the flow short instead
    forgetDraft: enqueueActions(({ enqueue }) => {
      enqueue(stopChild('keepDraft'));
      enqueue(draft.forgetAtEnd);
    }),
    keepForm: assign(({ event }) => rules.kept(event)),
    keepLoans: assign({ loans: ({ event }) => heard<'GET /accounts'>(event).loans }),
    keepContacts: assign({ contacts: ({ event }) => heard<'GET /contacts'>(event) }),
    keepOffer: assign({ offer: ({ event }) => rules.offerIn(heard<'GET /customer'>(event)), isStarted: false, failure: null }),
    keepStarted: assign({ isStarted: true }),
    keepLinked: assign({ outcome: ({ context, event }) => rules.linked(personIn(event), rules.isReplacement(context)) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    askLoanNumber: assign({ problems: ['loanNumberNeeded'] }),
    startAgain: assign({ offer: null, isStarted: false, problems: [], failure: null }),
  },
}).createMachine({
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
        onDone: { target: 'opening', actions: { type: 'keepDraft', params: ({ event }) => ({ kept: event.output }) } },
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
      on: { 'linking.chosen': { guard: 'mayReplace', target: 'linking', actions: 'keepPurpose' }, 'flow.left': 'closed' },
    },
    linking,
    failed: {
      id: 'LinkAccountFailed',
      initial: 'asking',
      on: { 'retry.chosen': { target: 'linking', actions: 'startAgain' }, 'flow.left': 'closed' },
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'getContacts',
            src: 'getContacts',
            input: {},
            onDone: { target: 'shown', actions: 'keepContacts' },
            onError: 'shown', // she can still try again; Help has the numbers
          },
        },
        shown: {},
      },
    },
    replacing,
    confirming,
    closed: { type: 'final', entry: 'forgetDraft' },
  },
});
