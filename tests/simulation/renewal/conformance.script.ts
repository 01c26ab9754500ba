import type { Random } from '../random.ts';
import { PARTIES, type Party } from './loan.ts';

export const SCRIPTS = 12;
const STEPS = 14;

/** What a renewal is paid with, pays out and sells. */
export type Chosen = { amount: string; cash: string; switches: boolean; ancillary: string[] };
const CHOICES: readonly Chosen[] = [
  { amount: '400.00', cash: '0.00', switches: false, ancillary: [] },
  { amount: '500.00', cash: '0.00', switches: false, ancillary: [] },
  { amount: '400.00', cash: '0.00', switches: false, ancillary: ['roadside'] },
  { amount: '400.00', cash: '0.00', switches: true, ancillary: ['protection'] },
  { amount: '500.00', cash: '100.00', switches: false, ancillary: [] },
  { amount: '500.00', cash: '10.00', switches: false, ancillary: [] },
];

/** What one party does. `agree`: papers, acknowledgement and signature at once. */
export type Step =
  | { who: Party; what: 'lock' | 'release' | 'acknowledge' | 'sign' | 'pay' | 'cancel' }
  | { who: Party; what: 'papers' | 'agree' | 'renew'; chosen: Chosen };

/** Towards a renewal more often than not, or no script would reach one. */
export function scriptOf(random: Random): Step[] {
  const main = random.pick(CHOICES);
  return Array.from({ length: STEPS }, () => {
    const who = random.chance(0.75) ? 'ann' : random.pick(PARTIES);
    const chosen = random.chance(0.75) ? main : random.pick(CHOICES);
    const what = random.pick([
      ...(['lock', 'lock', 'papers', 'acknowledge', 'sign', 'agree', 'agree', 'renew', 'renew', 'renew'] as const),
      ...(['release', 'pay', 'cancel'] as const),
    ]);
    return what === 'papers' || what === 'agree' || what === 'renew' ? { who, what, chosen } : { who, what };
  });
}
