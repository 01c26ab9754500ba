import { inChart, type Fault } from '../fault.ts';

const menu = inChart('menu');

export const menuFaults: readonly Fault[] = [
  menu('a blocked page counts as opened', 'menu/menu.machine.ts', 'wasOpened: (_, opened: boolean) => opened', 'wasOpened: () => true'),
  menu(
    'the page that did not open is not recorded',
    'menu/menu.machine.ts',
    'link: ({ event: { page, address, screen } }) => ({ page, address, screen })',
    'link: null',
  ),
  menu('failed settings are never requested again', 'menu/menu.machine.ts', "{ guard: 'settingsAreMissing', target: 'reloading' },", ''),
  menu('viewed offers are not counted again', 'menu/menu.machine.ts', "{ guard: 'mayHaveOffers', target: '.counting' }", '{}'),
  menu('offers are counted for guests', 'menu/menu.rules.ts', 'person !== null && person.guest === null &&', 'person !== null &&'),
];
