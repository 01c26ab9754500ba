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
    'the payment stops when the business date fails',
    'payment/gathering.machine.ts',
    "onDone: { target: 'dated', actions: assign({ nextBusinessDate: ({ event }) => rules.realDay(event.output.businessDate) }) },\n            onError: 'dated',",
    "onDone: { target: 'dated', actions: assign({ nextBusinessDate: ({ event }) => rules.realDay(event.output.businessDate) }) },",
  ),
  tidying('cards are deleted where there are none', 'payment/tidying.setup.ts', 'context.cards !== null', 'context.cards === null'),
  tidying('a card is not offered', 'payment/tidying.setup.ts', 'context.offered !== null', 'context.offered === null'),
  tidying('a saved card is removed', 'payment/tidying.machine.ts', "on: { 'flow.left': 'done' }", "on: { 'flow.left': 'forgetting' }"),
  tidying(
    'a card that could not be saved stays when the customer has left',
    'payment/tidying.machine.ts',
    "{ guard: 'hasLeft', target: 'forgetting' },",
    "{ guard: 'hasLeft', target: 'done' },",
  ),
  tidying('the number of the cash is not read', 'payment/number.states.ts', "{ guard: 'hasCash', target: 'reading' }, ", ''),
  tidying('a customer waits for the number of the cash', 'payment/number.states.ts', "      on: { 'flow.left': 'done' },\n", ''),
  tidying('the lock is left as it is', 'payment/tidying.machine.ts', "{ guard: 'hasLock', target: 'setting' }, ", ''),
];
