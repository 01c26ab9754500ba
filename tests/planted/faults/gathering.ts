import { inChart, type Fault } from '../fault.ts';

const gathering = inChart('gathering', 'payment.gathering');
const tidying = inChart('tidying', 'payment.gathering');

export const gatheringFaults: readonly Fault[] = [
  gathering(
    'a missing loan does not stop a payment',
    'payment/gathering.machine.ts',
    "onError: { target: 'done', actions: assign({ failure: ({ event }) => failureIn(event) }) }",
    "onError: 'done'",
  ),
  gathering(
    'the payment stops when the date fails',
    'payment/gathering.machine.ts',
    "onDone: { target: 'done', actions: assign({ nextBusinessDate: ({ event }) => rules.realDay(event.output.businessDate) }) },\n            onError: 'done',",
    "onDone: { target: 'done', actions: assign({ nextBusinessDate: ({ event }) => rules.realDay(event.output.businessDate) }) },",
  ),
  tidying('cards are deleted where there are none', 'payment/tidying.machine.ts', 'context.cards !== null', 'context.cards === null'),
];
