import { adapterOf, processorOfSystems } from '../cards/processors.ts';
import type { CardTable } from '../store/peopleTables.ts';
import { customerIdOf, linkedOf, profileIdOf, type CardPlan, type Person } from './person.ts';
import { LMS } from './places.ts';

/** The contract has an expiry for every card (ENT-013): of a bank account it is far away, and not shown. */
const NEVER_MONTHS = 50 * 12;

/** The saved card at this place in the person's list, from 0. */
export function cardOf(person: Person, plan: CardPlan, index: number, today: string): CardTable {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + (plan.expiresInMonths ?? NEVER_MONTHS);
  const id = `${person.name}-card-${index + 1}`;
  const systems = linkedOf(person);
  const [system] = systems;
  const { storesAt } = adapterOf(processorOfSystems(systems.map((lms) => LMS[lms])));
  return {
    card_id: id,
    profile_id: profileIdOf(person.name),
    customer_id: system === undefined ? null : customerIdOf(person.name, system),
    card_ids: JSON.stringify(storesAt.map((type) => ({ type, id }))),
    token: `token-${id}`,
    last_four: plan.lastFour,
    card_type: plan.type,
    holder: person.fullName,
    month: String((months % 12) + 1).padStart(2, '0'),
    year: String(Math.floor(months / 12) % 100).padStart(2, '0'),
    guest: false,
    can_disburse: plan.canDisburse ?? false,
    created_at: index,
  };
}
