import { assign, sendTo, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { call } from '../../services/actors/call.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import { findAccount, proveReplacement } from '../../services/actors/linking.ts';
import { readPerson } from '../../services/actors/person.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Answer } from '../../services/contract/index.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import { failureIn } from '../kit/failureIn.ts';
import type { Person } from '../kit/session.types.ts';
import * as rules from './linkAccount.rules.ts';
import type {
  DetailsForm,
  LinkAccountContext,
  LinkAccountEvent,
  LinkAccountInput,
  LinkAccountOutcome,
  Problem,
  Proof,
  Purpose,
} from './linkAccount.types.ts';

const draft = flowDraft('linkAccount', rules.Draft);

type Replacement = Pick<Answer<'GET /replaceCustomer'>, 'status'>;

/** What the chart can do; the chart itself is in linkAccount.machine.ts. */
export const linkAccountSetup = setup({
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
    brandIsOpen: ({ context }, { brand }: { brand: Brand }) => brandIsOpen(brand, context.person),
    mayReplace: ({ context }, { purpose }: { purpose: Purpose }) => purpose === 'link' || rules.hasAccount(context.person),
    formIsRight: (_, problems: readonly Problem[]) => problems.length === 0,
    mayProve: ({ context }, problems: readonly Problem[]) => context.isStarted && problems.length === 0,
    wasLinked: (_, { linked }: { linked: boolean }) => linked,
    isReplaced: (_, { status }: Replacement) => status === 'replaced',
    isPending: (_, { status }: Replacement) => status === 'pending',
    isOffered: (_, { status }: Replacement) => status === 'offered',
    hasOthers: ({ context }, person: Person) => rules.hasOthers(context.person, person),
    needsLoanNumber: ({ event }) => rules.needsLoanNumber(failureIn(event)),
    wasNotSent: ({ event }) => rules.wasNotSent(failureIn(event)),
    isUnclear: ({ event }) => failureIn(event).kind === 'unknown',
    isOver: ({ event }) => rules.isOver(failureIn(event)),
  },
  actions: {
    updateDraft: sendTo('keepDraft', ({ context }) => ({ type: 'draft.changed', draft: rules.draftOf(context) })),
    // the flow reaches its end only when the customer wants it; a session that ends stops it before
    forgetDraft: draft.forgetAtEnd,
    keepDetails: assign((_, form: DetailsForm) => rules.withDetails(form)),
    keepProof: assign((_, form: Proof) => rules.withProof(form)),
    keepStarted: assign({ isStarted: true }),
    keepLinked: assign({ outcome: ({ context }, person: Person) => rules.linked(context, person) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    startAgain: assign({ offer: null, isStarted: false, problems: [], failure: null }),
  },
});
