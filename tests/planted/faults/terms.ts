import { inChart, type Fault } from '../fault.ts';

const terms = inChart('terms');

export const termsFaults: readonly Fault[] = [
  terms(
    'a guest is told the terms of an account',
    'terms/terms.machine.ts',
    "{ guard: 'hasTerms', target: 'asking' }",
    "{ target: 'asking' }",
  ),
  terms('the notice about messages is the terms', 'terms/terms.machine.ts', "{ guard: 'asksForOptIn', target: 'optIn' }, ", ''),
  terms('the terms cannot be left', 'terms/terms.machine.ts', "on: { 'flow.left': '.closed' },", ''),
  terms('the terms that came are not kept', 'terms/terms.machine.ts', "{ target: 'shown', actions: 'keepTerms' }", "{ target: 'shown' }"),
];
