import { assign, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { call } from '../../services/actors/call.ts';
import { cancelRenewal } from '../../services/actors/cancelRenewal.ts';
import { listCards } from '../../services/actors/cards.ts';
import { readStoreAddress } from '../../services/actors/storeAddress.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import type { Answer } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './cancelRenewal.rules.ts';
import type { CancelRenewalContext, CancelRenewalEvent, CancelRenewalInput, CancelRenewalOutcome, Draft } from './cancelRenewal.rules.ts';

type Detail = Answer<'GET /accountdetail'>;

const draft = flowDraft('cancelRenewal', rules.Draft);

/** The setup of the cancellation; the chart is in cancelRenewal.machine.ts. */
export const cancelRenewalSetup = setup({
  types: {} as {
    input: CancelRenewalInput;
    context: CancelRenewalContext;
    events: CancelRenewalEvent;
    output: CancelRenewalOutcome;
    tags: 'busy' | 'bound';
  },
  actors: {
    getAccounts: listAccounts,
    readDraft: draft.read,
    writeDraft: draft.write,
    getDetail: call('GET /accountdetail', { attempts: 2 }), // POLL-007
    listCards,
    cancel: cancelRenewal,
    readStoreAddress,
    getHistory: call('GET /accounthistory', { attempts: 2 }),
  },
  guards: {
    loanIsListed: ({ context }, answer: Answer<'GET /accounts'>) => rules.isListed(context, answer),
    isOffered: ({ context }, answer: Detail) => rules.isOffered(context, answer),
    isTraceable: ({ context }, answer: Detail) => rules.wasCancelled(context, answer) && context.sent !== null,
    isCancelled: ({ context }, answer: Detail) => rules.wasCancelled(context, answer),
    isUnknown: ({ context }) => rules.isUnknown(context),
    isOpen: ({ context }) => !context.isCancelled,
    hasReceipt: ({ context }, answer: Answer<'GET /accounthistory'>) => rules.receiptIn(context, answer) !== null,
    returnsMoney: ({ context }) => rules.returnsMoney(context),
  },
  actions: {
    keepLoan: assign(({ context }, answer: Answer<'GET /accounts'>) => rules.withLoans(context, answer)),
    keepDraft: assign(({ context }, found: Draft | null) => rules.fromDraft(context, found)),
    keepOffer: assign({ offer: (_, { cancellable }: Detail) => cancellable ?? null }),
    dropOffer: assign({ offer: null }),
    keepHolder: assign({ cardHolder: ({ context }, { cards }: Answer<'GET /cards'>) => rules.holderOf(context, cards) }),
    keepReason: assign({ reason: (_, { reason }: { reason: rules.Reason }) => reason }),
    noteSent: assign({ sent: ({ context }) => rules.draftOf({ context }) }),
    keepAnswer: assign(({ context }, answer: Answer<'POST /cancelrefinance'>) => rules.fromAnswer(context, answer)),
    keepReceipt: assign({ receipt: ({ context }, answer: Answer<'GET /accounthistory'>) => rules.receiptIn(context, answer) }),
    noteCancelled: assign({ isCancelled: true, failure: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
  },
});
