import type { AnyMachineSnapshot } from 'xstate';
import type { Loan } from '../../services/contract/accounts.ts';
import { isBrand, type Brand } from '../../services/contract/brands.ts';
import type { InFlight } from '../../services/contract/unfinishedPayment.ts';
import type { AppContext } from './app.types.ts';
import { placeToReturn, withPerson } from './appSession.rules.ts';
import type { AppStarted } from './appStart.machine.ts';
import type { GuardsOutcome } from '../guards/guards.types.ts';
import { isLoansRoute } from '../guards/guards.rules.ts';
import { LOGIN, SECURE_ACCOUNT, brandOf, payment } from '../kit/places.ts';
import { visibleScreen } from '../kit/visibleScreen.ts';
import type { Target } from '../kit/target.ts';
import type { LoginNotice } from '../signIn/signIn.rules.ts';

/** A second start, after no network, keeps the person who is known already. */
export const started = ({ settings, person, locks }: AppStarted): Partial<AppContext> => ({
  settings,
  locks,
  ...(person ? withPerson(person) : {}),
});

/** The state of the app that a verdict leads to. */
export type Destination = 'leaving' | 'signIn' | 'maintenanceMode' | 'networkError' | 'otherProfile' | 'featureUnavailable' | 'fetching';

const APP_SCREENS: Readonly<Record<string, Destination>> = {
  MaintenanceMode: 'maintenanceMode',
  NetworkError: 'networkError',
  FeatureUnavailable: 'featureUnavailable',
};

export function destination({ verdict }: AppContext): Destination {
  switch (verdict?.kind) {
    case undefined:
    case 'login':
      return 'signIn';
    case 'signOut':
      return 'leaving';
    case 'maintenance':
      return 'maintenanceMode';
    case 'noNetwork':
      return 'networkError';
    case 'otherProfile':
      return 'otherProfile';
    case 'secureAccount':
    case 'detour':
      return 'fetching';
    case 'enter': {
      const { flow, screen } = verdict.target;
      if (flow === 'app') return APP_SCREENS[screen] ?? 'featureUnavailable';
      return flow === 'signIn' ? 'signIn' : 'fetching';
    }
  }
}

/** What guard 1 and a locked tab need to know of the current screen. */
const lastPlace = ({ brand, loansPlace }: AppContext, target: Target): Pick<AppContext, 'brand' | 'loansPlace'> => ({
  brand: brandOf(target) ?? brand,
  loansPlace: isLoansRoute(target) ? target : loansPlace,
});

/** Keeps what the guards have decided. */
export function decided(context: AppContext, { verdict, person, locks }: GuardsOutcome): Partial<AppContext> {
  const common: Partial<AppContext> = { verdict, locks, ...(person ? withPerson(person) : {}) };
  switch (verdict.kind) {
    case 'enter':
      return {
        ...common,
        target: verdict.target,
        ...lastPlace(context, verdict.target),
        notice: verdict.notice ?? context.notice,
        loginNotice: noticeByAddress(verdict.target),
        failure: null,
        next: null,
      };
    case 'detour':
      return { ...common, target: verdict.through, next: verdict.afterwards, notice: null };
    case 'login':
      return {
        ...common,
        target: LOGIN,
        loginNotice: verdict.notice,
        returnTo: placeToReturn(verdict.returnTo, null),
      };
    case 'secureAccount':
      return {
        ...common,
        target: SECURE_ACCOUNT,
        returnTo: placeToReturn(verdict.returnTo, null),
      };
    case 'signOut':
      return {
        ...common,
        target: LOGIN,
        loginNotice: verdict.notice,
        returnTo: null,
        endReason: 'reviewPayment',
      };
    case 'maintenance':
      return { ...common, statusMessage: verdict.message };
    case 'noNetwork':
      return { ...common, failure: verdict.failure };
    case 'otherProfile':
      return { ...common, next: verdict.target };
  }
}

/** What Login says, by the address that led to it. Spec: ROUTE-002, FLOW-AUTH-13, FLOW-AUTH-02. */
function noticeByAddress({ search: { signedOut, because } }: Target): LoginNotice | null {
  if (signedOut === 'true') return { kind: 'signedOut' };
  return because === 'passwordReset' || because === 'verified' ? { kind: because } : null;
}

/** The profile that the menu belongs to; empty for a visitor. */
export const menuOwner = ({ person }: Pick<AppContext, 'person'>): string => person?.profileId ?? '';

/** A payment with an unknown outcome comes before everything else. Spec: quality §1.5; F10. */
export const resumed = (found: InFlight | null): Partial<AppContext> =>
  found && isBrand(found.brand)
    ? { target: payment(found.brand, found.loanId, 'PaymentProcessing'), notice: { kind: 'paymentResumed' } }
    : {};

/** How many accounts of each brand the list has; without a list the last count stays. Spec: MENU-005. */
export function accountsIn(loans: readonly Pick<Loan, 'brand'>[] | null, known: AppContext['accounts']): AppContext['accounts'] {
  if (!loans) return known;
  const counts: Partial<Record<Brand, number>> = {};
  for (const { brand } of loans) counts[brand] = (counts[brand] ?? 0) + 1;
  return counts;
}

/** A flow changes its screen by itself: the app follows it, and knows whether the flow can be asked to end. */
export function placeOf(context: AppContext, snapshot: AnyMachineSnapshot): Partial<AppContext> {
  const { target } = context;
  const screen = visibleScreen(snapshot) ?? target.screen;
  const params = { ...target.params };
  for (const name of ['brand', 'loanId', 'lmsId']) {
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
