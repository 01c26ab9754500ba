import { assign, sendTo, setup, spawnChild } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { readPaymentDraft } from '../../services/actors/autoPay.ts';
import { call } from '../../services/actors/call.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import { acknowledgeRisk, keepRenewal, noteLock, noteRisks, type Risks } from '../../services/actors/renewal.ts';
import { lateCharts } from '../../services/actors/lateCharts.ts';
import { setLoanLock } from '../../services/actors/loanLock.ts';
import { forgetDraft } from '../../services/actors/underWay.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { PaymentDraft } from '../../services/contract/unfinishedPayment.ts';
import { ancillaryMachine } from '../ancillary/ancillary.machine.ts';
import type { AncillaryOutcome } from '../ancillary/ancillary.rules.ts';
import type { disburseMethodMachine } from '../disburseMethod/disburseMethod.machine.ts';
import type { DisburseMethodOutcome } from '../disburseMethod/disburseMethod.rules.ts';
import { failureIn } from '../kit/failureIn.ts';
import { listedLoan, withLoan } from '../kit/findingLoan.ts';
import type { LogicOf } from '../kit/slot.ts';
import { partyCodeMachine } from '../partyCode/partyCode.machine.ts';
import type { PartyCodeOutcome } from '../partyCode/partyCode.rules.ts';
import * as cash from './cash.rules.ts';
import * as rules from './renewal.rules.ts';
import { disburseMethodSlot } from './renewal.slots.ts';
import type { Product, RenewalContext, RenewalEvent, RenewalInput, RenewalOutcome } from './renewal.types.ts';

const choices = flowDraft('renewal', rules.Choices);
const parts = lateCharts(async () => (await import('./renewal.parts.ts')).fillSlot());
const disburseMethod: LogicOf<typeof disburseMethodMachine> = disburseMethodSlot;

/** The response about one product. */
type Price = { product: Product; answer: Answer<'GET /documents'> };

/** What a renewal can do; the chart is in renewal.machine.ts. */
export const renewalSetup = setup({
  types: {} as {
    input: RenewalInput;
    context: RenewalContext;
    events: RenewalEvent;
    output: RenewalOutcome;
    tags: 'busy' | 'leaving';
  },
  actors: {
    getAccounts: listAccounts,
    getDetail: call('GET /accountdetail', { attempts: 2 }), // POLL-007
    readDraft: readPaymentDraft,
    readChoices: choices.read,
    keepChoices: choices.keep,
    getRisks: call('GET /riskInfo', { attempts: 2 }),
    noteRisks,
    acknowledgeRisk,
    getPrice: call('GET /documents', { attempts: 2 }),
    setLock: setLoanLock,
    forgetDraft,
    keepRenewal,
    noteLock,
    partyCode: partyCodeMachine,
    ancillary: ancillaryMachine,
    fetchParts: parts.fetch,
    disburseMethod,
  },
  guards: {
    isLoaded: ({ context }) => rules.isPriced(context),
    loanIsListed: ({ context }, answer: Answer<'GET /accounts'>) => listedLoan(context, answer) !== null,
    hasLoan: (_, { loan }: Answer<'GET /accountdetail'>) => loan !== undefined,
    hasAmount: ({ context }) => context.amount !== null,
    isDenied: (_, { refinanceDenied }: Answer<'GET /riskInfo'>) => refinanceDenied,
    hasOpenRisk: ({ context }) => rules.openRisk(context) !== null,
    asksOther: ({ context }) => rules.maySwitch(context),
    isRefused: (_, failure: Failure) => rules.isRefused(failure),
    lacksCash: ({ context }) => cash.lacksCash(context),
    mayTryOtherCash: ({ context }) => cash.mayTryOtherCash(context),
    cashIsWrong: ({ context }) => cash.cashProblemOf(context) !== null,
    cashHasChanged: ({ context }) => cash.cashHasChanged(context),
    takesCash: ({ context }) => cash.takesCash(context),
    whereIsChosen: (_, { kind }: DisburseMethodOutcome) => kind === 'chosen',
    mayChoose: ({ context }, product: Product) => rules.isPossible(context, product),
    needsStoreFor: ({ context }, product: Product) => rules.needsStore(context, product),
    switches: ({ context }) => rules.chosenProduct(context) === 'other',
    hasProduct: ({ context }) => rules.chosenProduct(context) !== null,
    isAlone: ({ context }) => !rules.isShared(context),
    isHeldByOther: (_, { alreadyLocked }: Answer<'POST /loanlock'>) => alreadyLocked,
    holdsLock: ({ context }) => context.holdsLock,
    needsPartyCode: ({ context }) => rules.needsCode(context),
    isVerified: (_, { kind }: PartyCodeOutcome) => kind === 'verified',
    isSold: (_, { kind }: AncillaryOutcome) => kind === 'chosen',
    needsStore: (_, { kind }: AncillaryOutcome) => kind === 'appointmentChosen',
  },
  actions: {
    keepLoan: assign(({ context }, answer: Answer<'GET /accounts'>) => rules.withLock(context, withLoan(context, answer))),
    keepDetail: assign(({ context }, { loan }: Answer<'GET /accountdetail'>) => rules.withLock(context, loan ? { loan } : {})),
    keepBegun: assign(({ context }, draft: PaymentDraft | null) => cash.begun(context, draft)),
    useChoices: assign(({ context }, found: rules.Choices | null) => rules.withChoices(context, found)),
    updateChoices: sendTo('keepChoices', ({ context }) => ({ type: 'draft.changed', draft: rules.choicesOf(context) })),
    forgetChoices: choices.forgetAtEnd,
    keepTyped: assign((_, cashTyped: number | null) => ({ cashTyped, cashProblem: null, isRepriced: false })),
    noteCashProblem: assign({ cashProblem: ({ context }) => cash.cashProblemOf(context) }),
    keepCash: assign(({ context }) => cash.withCash(context)),
    keepWhere: assign((_, outcome: DisburseMethodOutcome) => cash.withWhere(outcome)),
    keepRisks: assign({ risks: (_, risks: Risks) => risks }),
    keepPrice: assign(({ context }, { product, answer }: Price) => rules.withPrice(context, product, answer)),
    keepRefusal: assign(({ context, event }, { product }: { product: Product }) => rules.withRefusal(context, product, failureIn(event))),
    dropRisk: assign({ risks: ({ context }) => ({ ...context.risks, [rules.openRisk(context) ?? 'rateChanged']: false }) }),
    keepHolder: assign({ lockedByName: (_, { lockedByName }: Answer<'POST /loanlock'>) => lockedByName }),
    keepSold: assign({
      ancillaryProductIds: ({ context }, outcome: AncillaryOutcome) =>
        outcome.kind === 'chosen' ? outcome.ancillaryProductIds : context.ancillaryProductIds,
    }),
    keepDoubt: assign({ holdsLock: ({ event }) => !rules.isRefused(failureIn(event)) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    noteRelease: spawnChild('noteLock', { id: 'noteRelease', input: rules.lockNote(false) }),
    forgetFailure: assign({ failure: null, productIsMissing: false, cashProblem: null }),
  },
  // ms, ours: nobody waits longer to leave; the lender ends the lock itself
  delays: { lockPatience: 5000 },
});
