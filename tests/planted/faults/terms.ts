import { inChart, type Fault } from '../fault.ts';

const terms = inChart('terms');

export const termsFaults: readonly Fault[] = [
  terms(
    'a guest gets the terms of an account',
    'terms/terms.machine.ts',
    "{ guard: 'hasTerms', target: 'asking' }",
    "{ target: 'asking' }",
  ),
  terms('the notice about messages shows the terms', 'terms/terms.machine.ts', "{ guard: 'asksForOptIn', target: 'optIn' }, ", ''),
  terms('the terms cannot be left', 'terms/terms.machine.ts', "on: { 'flow.left': '.closed' },", ''),
  terms(
    'loaded terms are not kept',
    'terms/terms.machine.ts',
    "{ target: 'shown', actions: assign({ terms: ({ event }) => event.output }) }",
    "{ target: 'shown' }",
  ),
];
