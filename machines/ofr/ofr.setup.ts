import { assign, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { call } from '../../services/actors/call.ts';
import { beginPayment } from '../../services/actors/lenderAmount.ts';
import { repeatableCall } from '../../services/actors/repeatableCall.ts';
import type { Answer } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import { listedLoan, withLoan } from '../kit/findingLoan.ts';
import * as rules from './ofr.rules.ts';
import type { OfrContext, OfrEvent, OfrInput, OfrOutcome } from './ofr.rules.ts';

type Detail = Answer<'GET /accountdetail'>;

/** What can be done about a vehicle that is being repossessed; the chart is in ofr.machine.ts. */
export const ofrSetup = setup({
  types: {} as { input: OfrInput; context: OfrContext; events: OfrEvent; output: OfrOutcome; tags: 'busy' },
  actors: {
    getAccounts: listAccounts,
    getDetail: call('GET /accountdetail', { attempts: 2 }), // POLL-007
    getInfo: call('GET /repoInfo', { attempts: 2 }),
    askForVehicle: repeatableCall('PUT /repoInfo'),
    beginPayment,
  },
  guards: {
    loanIsListed: ({ context }, answer: Answer<'GET /accounts'>) => listedLoan(context, answer) !== null,
    isInRecovery: ({ context }, answer: Detail) => rules.isInRecovery(context, answer),
    isOutForRepo: ({ context }) => context.info !== null && !rules.isRepossessed(context),
    isRepossessed: ({ context }) => context.info !== null && rules.isRepossessed(context),
    mayAsk: ({ context }) => rules.mayAsk(context),
    mayReinstate: ({ context }) => rules.mayReinstate(context),
    mayPay: ({ context }) => rules.mayPay(context),
  },
  actions: {
    keepLoan: assign(({ context }, answer: Answer<'GET /accounts'>) => withLoan(context, answer)),
    keepDetail: assign({ loan: ({ context }, { loan }: Detail) => loan ?? context.loan }),
    keepInfo: assign({ info: (_, info: Answer<'GET /repoInfo'>) => info, failure: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
  },
});
