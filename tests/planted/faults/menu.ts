import { inChart, type Fault } from '../fault.ts';

const menu = inChart('menu');

export const menuFaults: readonly Fault[] = [
  menu(
    'a page that the browser refused counts as opened',
    'menu/menu.machine.ts',
    "'output' in event && event.output === true",
    "'output' in event",
  ),
  menu(
    'nobody knows which page did not open',
    'menu/menu.machine.ts',
    "'outside.chosen': { target: '.page', actions: 'keepLink' }",
    "'outside.chosen': { target: '.page' }",
  ),
  menu('settings that failed are never asked for again', 'menu/menu.machine.ts', "{ guard: 'nothingIsTold', target: 'reasking' },", ''),
  menu('offers are counted for guests', 'menu/menu.rules.ts', 'person !== null && person.guest === null &&', 'person !== null &&'),
];
