import { inChart, type Fault } from '../fault.ts';

const externalPage = inChart('externalPage');

export const externalPageFaults: readonly Fault[] = [
  externalPage(
    'any name opens a page',
    'externalPage/externalPage.machine.ts',
    "guard: { type: 'mayOpen', params: ({ event }) => event.output },",
    '',
  ),
  externalPage('a blocked window is ignored', 'externalPage/externalPage.machine.ts', "onError: 'unable',", "onError: 'opened',"),
  externalPage(
    'failed settings show no reason',
    'externalPage/externalPage.machine.ts',
    "onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureIn(event) }) }",
    "onError: { target: 'failed' }",
  ),
  externalPage(
    'failed settings cannot be retried',
    'externalPage/externalPage.machine.ts',
    "on: { 'retry.chosen': { target: 'finding', actions: assign({ failure: null, help: null }) } },",
    'on: {},',
  ),
];
