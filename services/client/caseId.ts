/** Nothing that is taken for another when it is read out: no 0 or O, 1 or I, 5 or S, 8 or B. */
const LETTERS = 'ACDEFGHJKLMNPQRTUVWXYZ234679';
const GROUP = 3;

/** "K7F-3QX": one event of one customer, short enough to be read out on the telephone. */
export function newCaseId(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint32Array(2 * GROUP)), (drawn) => LETTERS.charAt(drawn % LETTERS.length));
  return `${letters.slice(0, GROUP).join('')}-${letters.slice(GROUP).join('')}`;
}
