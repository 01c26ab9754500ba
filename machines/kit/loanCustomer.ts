import type { Loan } from '../../services/contract/accounts.ts';
import type { Person } from './session.types.ts';

/** The customer in the loan system of the loan. */
export const customerIdFor = (
  { customerIds, customerId }: Pick<Person, 'customerId' | 'customerIds'>,
  { lmsId }: Pick<Loan, 'lmsId'>,
): string => customerIds[lmsId] ?? customerId;

/** The customer is the co-signer of this loan. Spec: portal §6 (RULE-033). */
export const isAlternate = ({ cosignerId }: Pick<Loan, 'cosignerId'>, person: Pick<Person, 'customerId' | 'customerIds'>): boolean =>
  cosignerId !== '' && (cosignerId === person.customerId || Object.values(person.customerIds).includes(cosignerId));

/** The e-mail address if there is one, otherwise the phone number: a lender that sends to whatever it gets would send twice. Spec: CALL-049, CALL-072, FLOW-PAY-10. */
export const reach = ({ email, phoneNumber }: Pick<Person, 'email' | 'phoneNumber'>) =>
  email ? { email } : phoneNumber ? { phoneNumber } : {};
