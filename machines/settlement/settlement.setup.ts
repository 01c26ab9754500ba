import { assign, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { call } from '../../services/actors/call.ts';
import { readClock } from '../../services/actors/clock.ts';
import { beginPayment, readRefusals } from '../../services/actors/lenderAmount.ts';
import { repeatableCall } from '../../services/actors/repeatableCall.ts';
import type { Answer } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import { listedLoan, withLoan } from '../kit/findingLoan.ts';
import { hasConsented } from '../kit/hasConsented.ts';
import { signingMachine } from '../signing/signing.machine.ts';
import type { SigningOutcome } from '../signing/signing.rules.ts';
import * as rules from './settlement.rules.ts';
import type { SettlementContext, SettlementEvent, SettlementInput, SettlementOutcome } from './settlement.rules.ts';

type Status = Answer<'GET /settlementStatus'>;

/** What a settlement can do; the chart is in settlement.machine.ts. */
export const settlementSetup = setup({
  types: {} as {
    input: SettlementInput;
    context: SettlementContext;
    events: SettlementEvent;
    output: SettlementOutcome;
    tags: 'busy';
  },
  actors: {
    readClock,
    getAccounts: listAccounts,
    getOffers: call('GET /offers', { attempts: 2 }),
    getStatus: call('GET /settlementStatus', { attempts: 2 }),
    readRefusals,
    getTerms: call('GET /newaccountterms', { attempts: 2 }),
    getPapers: call('GET /documents', { attempts: 2 }),
    signing: signingMachine,
    noteSigned: repeatableCall('POST /settlementStatus'),
    beginPayment,
  },
  guards: {
    isLoaded: ({ context }) => context.status !== null,
    loanIsListed: ({ context }, answer: Answer<'GET /accounts'>) => listedLoan(context, answer) !== null,
    brandHasPage: ({ context }) => rules.brandHasPage(context),
    hasOffer: ({ context }, answer: Answer<'GET /offers'>) => rules.amountIn(context, answer) > 0,
    isRefused: ({ event }) => failureIn(event).kind === 'refused',
    isPaid: ({ context }) => rules.isPaid(context),
    isExpired: ({ context }) => rules.isExpired(context),
    isSpent: ({ context }) => rules.isSpent(context),
    isSigned: ({ context }) => rules.isSigned(context),
    hasPapers: ({ context }) => context.papers !== null,
    hasReturned: ({ context }) => context.hasReturned,
    maySign: ({ context }) => context.papers !== null && !rules.isSigned(context),
    hasConsented: (_, terms: Answer<'GET /newaccountterms'>) => hasConsented(terms),
    wasSigned: (_, { kind }: SigningOutcome) => kind === 'signed',
    isOutdated: (_, { kind }: SigningOutcome) => kind === 'outdated',
    isNoted: (_, { docSigned, paymentMade }: Status) => docSigned && !paymentMade,
  },
  actions: {
    keepLoan: assign(({ context }, answer: Answer<'GET /accounts'>) => withLoan(context, answer)),
    keepOffer: assign({ amount: ({ context }, answer: Answer<'GET /offers'>) => rules.amountIn(context, answer) }),
    keepStatus: assign(({ context }, status: Status) => rules.withStatus(context, status)),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    forgetReturn: assign({ hasReturned: false }),
  },
});
