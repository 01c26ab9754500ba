import { inChart, type Fault } from '../fault.ts';

const externalPage = inChart('externalPage');

export const externalPageFaults: readonly Fault[] = [
  externalPage(
    'any name opens something',
    'externalPage/externalPage.machine.ts',
    "{ guard: 'mayOpen', target: 'opening', actions: 'keepAddress' }",
    "{ target: 'opening', actions: 'keepAddress' }",
  ),
  externalPage(
    'a browser that refuses is not believed',
    'externalPage/externalPage.machine.ts',
    "onError: 'unable',",
    "onError: 'opened',",
  ),
  externalPage(
    'settings that failed are not told',
    'externalPage/externalPage.machine.ts',
    "onError: { target: 'failed', actions: 'keepFailure' }",
    "onError: { target: 'failed' }",
  ),
  externalPage(
    'settings that failed are not asked for again',
    'externalPage/externalPage.machine.ts',
    "on: { 'retry.chosen': { target: 'finding', actions: 'forgetFailure' } },",
    'on: {},',
  ),
];
