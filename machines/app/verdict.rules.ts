import type { GuardsOutcome } from '../guards/guards.types.ts';
import { LOGIN, SECURE_ACCOUNT } from '../kit/places.ts';
import type { Target } from '../kit/target.ts';
import type { LoginNotice } from '../signIn/signIn.rules.ts';
import { lastPlace } from './app.rules.ts';
import type { AppContext } from './app.types.ts';
import { placeToReturn, withPerson } from './appSession.rules.ts';

/** The state of the app that a verdict leads to. */
export type Destination = 'leaving' | 'signIn' | 'maintenanceMode' | 'networkError' | 'otherProfile' | 'fetching';

export function destination({ verdict }: AppContext): Destination {
  switch (verdict?.kind) {
    case undefined:
    case 'login':
      return 'signIn';
    case 'signOut':
    case 'guestEnds':
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
      if (flow === 'app') return screen === 'MaintenanceMode' ? 'maintenanceMode' : 'networkError';
      return flow === 'signIn' ? 'signIn' : 'fetching';
    }
  }
}

/** What the app keeps of the verdict of the guards. */
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
    case 'guestEnds':
      return { ...common, next: verdict.target, endReason: 'sideBarButton' };
    case 'otherProfile':
      return { ...common, next: verdict.target };
  }
}

/** What Login says, by the address that led to it. Spec: ROUTE-002, FLOW-AUTH-13, FLOW-AUTH-02. */
function noticeByAddress({ search: { signedOut, because } }: Target): LoginNotice | null {
  if (signedOut === 'true') return { kind: 'signedOut' };
  return because === 'passwordReset' || because === 'verified' ? { kind: because } : null;
}
