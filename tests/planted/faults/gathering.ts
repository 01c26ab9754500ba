import { inChart, type Fault } from '../fault.ts';

const gathering = inChart('gathering', 'payment.gathering');
const tidying = inChart('tidying', 'payment.gathering');

export const gatheringFaults: readonly Fault[] = [
  gathering(
    'a missing loan does not stop a payment',
    'payment/gathering.machine.ts',
    "onError: { target: 'done', actions: 'keepFailure' }",
    "onError: 'done'",
  ),
  gathering(
    'the payment stops when the date fails',
    'payment/gathering.machine.ts',
    "onDone: { target: 'done', actions: { type: 'keepBusinessDate', params: ({ event }) => event.output } },\n            onError: 'done',",
    "onDone: { target: 'done', actions: { type: 'keepBusinessDate', params: ({ event }) => event.output } },",
  ),
  tidying('cards are deleted where there are none', 'payment/tidying.machine.ts', 'context.cards !== null', 'context.cards === null'),
];
