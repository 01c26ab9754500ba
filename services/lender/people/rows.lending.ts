import type { Selectable } from 'kysely';
import type { DrawsTables } from '../store/tables/draws.ts';
import type { LendingTables } from '../store/tables/lending.ts';
import { customerIdOf, loanIdOf, type Person } from './person.ts';
import { LMS } from './places.ts';

/** Risk reviews, repossessions and applications. */
export type LendingRows = { [Table in 'risk' | 'repo' | 'application']: Selectable<LendingTables[Table]>[] };

/** The loan system of new loans. */
const NEW_LMS = 'TLXe';

/** Each appraisal also has an application. */
export function lendingRowsOf(
  people: readonly Person[],
  today: string,
  appraisals: readonly Selectable<DrawsTables['origination']>[],
): LendingRows {
  const loans = people.flatMap((person) =>
    person.loans.map((plan, index) => ({ loan_id: loanIdOf(person.name, plan.lms, index + 1), plan })),
  );
  const changed_at = Date.parse(`${today}T06:00:00Z`);
  return {
    risk: loans.flatMap(({ loan_id, plan: { risk } }) =>
      risk ? [{ loan_id, old_limit_cents: risk.oldLimit ?? null, denied: risk.denied ?? false }] : [],
    ),
    repo: loans.flatMap(({ loan_id, plan: { repo } }) =>
      repo ? [{ loan_id, reinstate_cents: repo.reinstate ?? null, place: repo.place, asked_at: null, asked_by: null }] : [],
    ),
    application: [
      ...people.flatMap(({ name, application }) => {
        const customer_id = customerIdOf(name, NEW_LMS);
        const application_id = `application-${customer_id}`;
        return application ? [{ application_id, customer_id, lms_id: LMS[NEW_LMS], status: application, changed_at }] : [];
      }),
      ...appraisals.map(({ application_id, customer_id, lms_id }) => ({
        application_id,
        customer_id,
        lms_id,
        status: 'started' as const,
        changed_at,
      })),
    ],
  };
}
