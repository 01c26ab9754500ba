import { inChart, type Fault } from '../fault.ts';

const terms = inChart('terms');

export const termsFaults: readonly Fault[] = [
  terms(
    'a guest gets the terms of an account',
    'terms/terms.machine.ts',
    "{ guard: 'hasTerms', target: 'loading' }",
    "{ target: 'loading' }",
  ),
  terms('the notice about messages shows the terms', 'terms/terms.machine.ts', "{ guard: 'asksForOptIn', target: 'optIn' }, ", ''),
  terms('the terms cannot be left', 'terms/terms.machine.ts', "on: { 'flow.left': '.closed' },", ''),
  terms(
    'loaded terms are not stored',
    'terms/terms.machine.ts',
    "{ target: 'loaded', actions: assign({ terms: ({ event }) => event.output }) }",
    "{ target: 'loaded' }",
  ),
];
