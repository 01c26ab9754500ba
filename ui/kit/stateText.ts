import { STATE_NAMES } from '../../services/contract/stateNames.ts';

/** The names that differ in Spanish. */
const IN_SPANISH: Readonly<Record<string, string>> = {
  DC: 'el Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MI: 'Míchigan',
  MO: 'Misuri',
  MS: 'Misisipi',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
};

/** The name of a state by its two letters, in the language of the page; the letters when they are no state's. */
export function stateText(letters: string, locale: string): string {
  const names: Readonly<Record<string, string>> = STATE_NAMES;
  return (locale.startsWith('es') ? IN_SPANISH[letters] : undefined) ?? names[letters] ?? letters;
}
