import { NOT_AN_ACCOUNT } from '../../services/actors/bank.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { isRoutingNumber } from '../../services/contract/checkDigits.ts';
import type { Typed } from './profile.fields.ts';
import { customerOf, type ProfileContext } from './profile.rules.ts';

/** The request of the banking update; the actor adds the account number from its cell. Spec: CALL-025. */
export const bankAsk = (context: ProfileContext): Omit<Ask<'POST /bankInfo'>, 'accountNumber'> => ({
  customerId: customerOf(context).customerId,
  bankName: (context.typed.bankName ?? '').trim(),
  routingNumber: routingIn(context.typed),
});

const routingIn = (typed: Typed): string => (typed.routingNumber ?? '').trim();
export const routingAsk = ({ typed }: ProfileContext): Ask<'GET /bankInfo'> => ({ routingNumber: routingIn(typed) });

export const changesRouting = ({ typed }: ProfileContext, now: Typed): boolean => routingIn(now) !== routingIn(typed);

/** A complete routing number, different from the last one looked up. */
export const namesAnotherBank = (context: ProfileContext, now: Typed): boolean =>
  changesRouting(context, now) && isRoutingNumber(routingIn(now));

export const bankNamed = ({ typed }: ProfileContext, { bankName }: Answer<'GET /bankInfo'>): Partial<ProfileContext> => ({
  bankName,
  typed: { ...typed, bankName },
  filled: { bankName },
});

/** The cell does not hold a valid account number. */
export const isNoAccountNumber = ({ code }: Failure): boolean => code === NOT_AN_ACCOUNT;
