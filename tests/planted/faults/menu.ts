import { inChart, type Fault } from '../fault.ts';

const menu = inChart('menu');

export const menuFaults: readonly Fault[] = [
  menu(
    'a page that the browser refused counts as opened',
    'menu/menu.machine.ts',
    'wasOpened: (_, opened: boolean) => opened',
    'wasOpened: () => true',
  ),
  menu(
    'nobody knows which page did not open',
    'menu/menu.machine.ts',
    'link: ({ event: { page, address, screen } }) => ({ page, address, screen })',
    'link: null',
  ),
  menu(
    'settings that failed are never asked for again',
    'menu/menu.machine.ts',
    "{ guard: 'settingsAreMissing', target: 'reloading' },",
    '',
  ),
  menu('offers are counted for guests', 'menu/menu.rules.ts', 'person !== null && person.guest === null &&', 'person !== null &&'),
];
