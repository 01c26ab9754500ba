import { inChart, type Fault } from '../fault.ts';

const stores = inChart('stores');

export const storesFaults: readonly Fault[] = [
  stores('"Try again" does nothing', 'stores/stores.machine.ts', "failed: { on: { 'retry.chosen': 'loading' } }", 'failed: {}'),
  stores(
    'the numbers are shown where they failed',
    'stores/stores.machine.ts',
    "onError: { target: 'failed', actions: assign({ failure",
    "onError: { target: 'shown', actions: assign({ failure",
  ),
  stores('nobody waits for the numbers', 'stores/stores.machine.ts', "tags: 'busy',", ''),
];
