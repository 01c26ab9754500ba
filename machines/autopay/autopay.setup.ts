import { assign, enqueueActions, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { changeAutoPay, keepAutoPayChoice, readPaymentDraft } from '../../services/actors/autoPay.ts';
import { call } from '../../services/actors/call.ts';
import { listCards } from '../../services/actors/cards.ts';
import { readClock } from '../../services/actors/clock.ts';
import { forgetCards } from '../../services/actors/savedCards.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { PaymentDraft } from '../../services/contract/unfinishedPayment.ts';
import { addCardMachine } from '../addCard/addCard.machine.ts';
import type { AddCardOutcome } from '../addCard/addCard.rules.ts';
import { failureIn } from '../kit/failureIn.ts';
import { listedLoan, withLoan } from '../kit/findingLoan.ts';
import * as rules from './autopay.rules.ts';
import type { AutopayContext, AutopayEvent, AutopayInput, AutopayOutcome } from './autopay.types.ts';

/** What autopay can do; the chart is in autopay.machine.ts. */
export const autopaySetup = setup({
  types: {} as {
    input: AutopayInput;
    context: AutopayContext;
    events: AutopayEvent;
    output: AutopayOutcome;
    tags: 'busy' | 'bound';
  },
  actors: {
    getAccounts: listAccounts,
    listCards,
    readClock,
    readDraft: readPaymentDraft,
    getPapers: call('GET /documents', { attempts: 2 }),
    acknowledge: call('POST /disclosureacknowledgement', { attempts: 2 }),
    changeAutoPay,
    keepChoice: keepAutoPayChoice,
    addCard: addCardMachine,
  },
  guards: {
    isLoaded: ({ context }) => rules.isLoaded(context),
    isListed: ({ context }, answer: Answer<'GET /accounts'>) => listedLoan(context, answer) !== null,
    isUnavailable: ({ context }) => rules.whyNot(context) !== null,
    asksForMethods: ({ context }) => context.requested === 'AutoPayUpdatePaymentMethod',
    asksForNew: ({ context }) => context.requested === 'AutoPayAddMethod' && context.cardsMayPay,
    isEnrolled: ({ context }) => rules.isEnrolled(context) && !context.isChange,
    hasMethod: ({ context }) => rules.mayUse(context, context.method),
    methodIsUsable: ({ context }, method: string) => rules.mayUse(context, method),
    mayChoose: ({ context }) => rules.isOpen(context),
    mayAdd: ({ context }) => rules.isOpen(context) && context.cardsMayPay,
    wasAdded: (_, { kind }: AddCardOutcome) => kind === 'added',
    boxIsChecked: (_, { agreed }: { agreed: boolean }) => agreed,
    isFromPayment: ({ context }) => context.fromPayment,
    changesNow: ({ context }) => rules.changesNow(context),
    methodIsMissing: ({ event }) => rules.methodIsMissing(failureIn(event)),
    isOutdated: ({ event }) => rules.isOutdated(failureIn(event)),
  },
  actions: {
    keepLoan: assign(({ context }, answer: Answer<'GET /accounts'>) => withLoan(context, answer)),
    keepCards: assign((_, answer: Answer<'GET /cards'>) => rules.withCards(answer)),
    proposeMethod: assign(({ context }, draft: PaymentDraft | null) => ({ method: rules.proposed(context, draft) })),
    keepAdded: assign(({ context }, outcome: AddCardOutcome) => rules.withAdded(context, outcome)),
    keepResult: assign({ result: (_, { autoPay }: Answer<'PUT /autoPay'>) => autoPay }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null, boxIsMissing: false }),
    noteChange: assign({ haveChanged: true }),
    // the methods are loaded again, and the customer chooses another one
    chooseAgain: enqueueActions(({ enqueue, event }) => {
      enqueue(forgetCards);
      enqueue.assign({ failure: failureIn(event), requested: 'AutoPayUpdatePaymentMethod' });
    }),
  },
});
