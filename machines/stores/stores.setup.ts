import { assign, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import type { Brand } from '../../services/contract/brands.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './stores.rules.ts';
import type { StoreAnswer, StoresContext, StoresEvent, StoresInput, StoresOutcome } from './stores.rules.ts';

/** The setup of the stores; the chart is in stores.machine.ts. */
export const storesSetup = setup({
  types: {} as { input: StoresInput; context: StoresContext; events: StoresEvent; output: StoresOutcome; tags: 'busy' },
  actors: {
    getAccounts: listAccounts,
    getContacts: cachedCall('GET /contacts'),
    getStore: cachedCall('GET /store'),
    getMap: cachedCall('GET /storemap'),
  },
  guards: {
    asksForStore: ({ context }) => context.screen === 'StoreDetails',
    mustListLoans: ({ context }) => rules.mustListLoans(context),
    mayOpenStore: ({ context, event }) =>
      rules.isCustomer(context) && event.type === 'xstate.route' && rules.addressIn(event.params).storeId !== '',
    isOwnStore: ({ context }, { storeId }: { storeId: string }) => rules.ownStores(context.loans).some((own) => own.storeId === storeId),
    isNearby: ({ context }, { storeId }: { storeId: string }) => context.store?.nearby.some((one) => one.storeId === storeId) ?? false,
    isUnknownStore: ({ event }) => failureIn(event).kind === 'missing',
    mayMeet: ({ context }, { loanId }: { loanId: string }) => rules.loansAtStore(context).some((loan) => loan.loanId === loanId),
  },
  actions: {
    keepAddress: assign(({ event }) => (event.type === 'xstate.route' ? rules.addressIn(event.params) : {})),
    keepStoreChosen: assign((_, { brand, storeId }: { brand: Brand; storeId: string }) => ({ brand, storeId, addressBrand: brand })),
    keepStore: assign((_, store: StoreAnswer) => ({ store, brand: store.brandConfig.brandName })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetStore: assign({ store: null, map: '', failure: null }),
    keepMeeting: assign({
      outcome: ({ context }, { loanId }: { loanId: string }): StoresOutcome => rules.meeting(context, loanId),
    }),
  },
});
