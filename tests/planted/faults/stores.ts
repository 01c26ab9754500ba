import { inChart, type Fault } from '../fault.ts';

const stores = inChart('stores');

export const storesFaults: readonly Fault[] = [
  stores('"Try again" does nothing', 'stores/stores.machine.ts', "failed: { on: { 'retry.chosen': 'loading' } }", 'failed: {}'),
  stores(
    'failed numbers are shown as loaded',
    'stores/stores.machine.ts',
    "onError: { target: 'failed', actions: 'keepFailure' }",
    "onError: { target: 'open', actions: 'keepFailure' }",
  ),
  stores('loading the numbers is not busy', 'stores/stores.machine.ts', "loading: {\n          tags: 'busy',", 'loading: {'),
  stores('the brand of the address stays', 'stores/stores.setup.ts', '({ store, brand: store.brandConfig.brandName })', '({ store })'),
  stores(
    'a guest opens a store',
    'stores/stores.setup.ts',
    "rules.isCustomer(context) && event.type === 'xstate.route'",
    "event.type === 'xstate.route'",
  ),
  stores(
    'an unknown store can be retried without end',
    'stores/storeDetails.states.ts',
    "{ guard: 'isUnknownStore', target: 'unknown', actions: 'keepFailure' },",
    '',
  ),
];
