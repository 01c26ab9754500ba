import type { AnyMachineSnapshot } from 'xstate';
import type { Loan } from '../../services/contract/accounts.ts';
import { isBrand, type Brand } from '../../services/contract/brands.ts';
import type { InFlight } from '../../services/contract/unfinishedPayment.ts';
import type { AppContext } from './app.types.ts';
import { withPerson } from './appSession.rules.ts';
import type { AppStarted } from './appStart.machine.ts';
import { isLoansRoute } from '../guards/guards.rules.ts';
import { REFER_REDEEM_REVIEW, brandOf, draw, origination, payment } from '../kit/places.ts';
import { visibleScreen } from '../kit/visibleScreen.ts';
import { ADDRESS_PARAMS, type Target } from '../kit/target.ts';

/** A second start, after no network, keeps the person who is known already. */
export const started = ({ settings, person, locks }: AppStarted): Partial<AppContext> => ({
  settings,
  locks,
  ...(person ? withPerson(person) : {}),
});

/** What guard 1 and a locked tab need to know of the current screen. */
export const lastPlace = ({ brand, loansPlace }: AppContext, target: Target): Pick<AppContext, 'brand' | 'loansPlace'> => ({
  brand: brandOf(target) ?? brand,
  loansPlace: isLoansRoute(target) ? target : loansPlace,
});

/** The profile that the menu belongs to; empty for a visitor. */
export const menuOwner = ({ person }: Pick<AppContext, 'person'>): string => person?.profileId ?? '';

/** A payment, a draw, a cash-out or a new loan with an unknown outcome comes before everything else. Spec: quality §1.5; F10. */
export function resumed(found: InFlight | null): Partial<AppContext> {
  if (found?.flow === 'cashOut') return { target: REFER_REDEEM_REVIEW }; // it belongs to no brand, and its screen says what it is
  if (!found || !isBrand(found.brand)) return {};
  if (found.flow === 'origination') return { target: origination(found.brand, found.loanId) };
  if (found.flow) return { target: draw(found.brand, found.loanId) };
  return { target: payment(found.brand, found.loanId, 'PaymentProcessing'), notice: { kind: 'paymentResumed' } };
}

/** How many accounts of each brand the list has; without a list the last count stays. Spec: MENU-005. */
export function accountsIn(loans: readonly Pick<Loan, 'brand'>[] | null, known: AppContext['accounts']): AppContext['accounts'] {
  if (!loans) return known;
  const counts: Partial<Record<Brand, number>> = {};
  for (const { brand } of loans) counts[brand] = (counts[brand] ?? 0) + 1;
  return counts;
}

/** The flow asks no more whether to leave, and has not ended: the customer stays, and does not sign out. */
export const withoutDeclined = ({ endReason }: AppContext, flow: AnyMachineSnapshot): Pick<AppContext, 'endReason'> => ({
  endReason: flow.status === 'active' && !flow.hasTag('asking') ? null : endReason,
});

/** A flow changes its screen by itself: the app follows it, and knows whether the flow can be asked to end. */
export function placeOf(context: AppContext, snapshot: AnyMachineSnapshot): Partial<AppContext> {
  const { target } = context;
  const screen = visibleScreen(snapshot) ?? target.screen;
  const params = { ...target.params };
  for (const name of ADDRESS_PARAMS) {
    const value: unknown = snapshot.context[name];
    if (typeof value === 'string' && value !== '') params[name] = value;
  }
  const place = { ...target, screen, params };
  return {
    target: place,
    ...lastPlace(context, place),
    flowMayLeave: snapshot.can({ type: 'flow.left' }),
    flowIsLeaving: snapshot.hasTag('leaving'),
    flowIsBound: snapshot.hasTag('bound'),
  };
}
