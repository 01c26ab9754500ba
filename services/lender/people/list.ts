import { customerIdsOf } from '../auth/caller.ts';
import type { Db } from '../handler.ts';
import { dayOf } from '../days.ts';
import { daysLateOn, payoffOn } from '../loans/arithmetic.ts';
import { isOver } from '../loans/status.ts';
import { emailOf, PASSWORD, phoneOf, profileIdOf } from './person.ts';
import { people } from './table.ts';

/** The people as data: how each signs in, their loans today, and what they can do. Money in cents. */
export async function listPeople(db: Db, now: number) {
  const today = dayOf(now);
  const loans = await db.selectFrom('loan').selectAll().orderBy('loan_id').execute();
  const profiles = await db.selectFrom('profile').select(['person', 'customer_ids']).execute();
  const heldBy = new Map(profiles.map((profile) => [profile.person, customerIdsOf(profile.customer_ids).map(([, id]) => id)]));
  return people.map((person) => ({
    name: person.name,
    fullName: person.fullName,
    about: person.about,
    can: person.can,
    signIn: person.signIn,
    email: emailOf(person.name),
    phone: phoneOf(person.name),
    ...(person.signIn !== 'never' && { password: PASSWORD }),
    profileId: profileIdOf(person.name),
    loans: loans
      .filter((loan) => heldBy.get(person.name)?.includes(loan.customer_id))
      .map((loan) => ({
        loanId: loan.loan_id,
        lmsId: loan.lms_id,
        storeId: loan.store_id,
        brand: loan.brand,
        product: loan.product_name,
        statusId: loan.status_id,
        payoffCents: isOver(loan.status_id) ? 0 : payoffOn(loan, today),
        dueDate: loan.due_on,
        daysLate: isOver(loan.status_id) ? 0 : daysLateOn(loan, today),
      })),
  }));
}
