import type { FoundLocation } from '../../services/actors/location.ts';
import { TRANSACTION_TYPE } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import type { HelpVideoInput } from '../helpVideo/helpVideo.rules.ts';
import { videoOffered } from '../helpVideo/helpVideo.view.ts';
import { HOME, brandOf, dashboard, draw, payment, renewal } from '../kit/places.ts';
import type { Target } from '../kit/target.ts';
import type { LocationContext, LocationInput } from './location.types.ts';

type From = { context: LocationContext };
type Facts = LocationContext;
type Allowed = Answer<'GET /refiallowedstatus'>;

const MINUTE_MS = 60_000;
/** What the help video is about. */
const VIDEO = 'gpsLocation';

/** What comes after the location, by the reason for it. */
const BEFORE: Readonly<Record<string, LocationContext['before']>> = { amount: 'card', renewal: 'terms' };

export const atStart = ({ person, settings, params, screen, search }: LocationInput): LocationContext => ({
  person,
  settings,
  brand: brandOf({ params }),
  loanId: params['loanId'] ?? '',
  wasRefused: search?.['because'] === 'missing',
  forDraw: search?.['because'] === 'draw',
  before: BEFORE[search?.['because'] ?? ''] ?? 'review',
  requested: screen,
  loan: null,
  hasReceipt: false,
  retryAt: 0,
  now: 0,
  paysOutCash: false,
  permission: 'unknown',
  browser: 'other',
  state: '',
  refusal: null,
  failure: null,
  video: videoOffered(VIDEO),
  ending: 'left',
});

export const whose = ({ context: { person, loanId } }: From) => ({ profileId: person.profileId, loanId });

export const storeState = ({ loan }: Pick<Facts, 'loan'>): string => loan?.localStoreState ?? '';

export const videoInput = (screen: 'GpsLocation' | 'GpsLocationDisabled'): HelpVideoInput => ({ videoKey: VIDEO, screen });

/** The limits that the browser gets. Spec: FLOW-GEO-03, CONST-029, CONST-030. */
export const searchAsk = ({ context }: From) => ({
  storeState: storeState(context),
  timeoutSeconds: context.settings.geolocationTimeoutSeconds,
  maxAgeMinutes: context.settings.geolocationMaxAgeMinutes,
});

/** What the lender is asked about the found state. Spec: CALL-070 (location-3). */
export function checkAsk({ context }: From): Ask<'GET /refiallowedstatus'> {
  const { loan, state, forDraw, paysOutCash } = context;
  if (!loan) throw new Error('a location is checked for a loan');
  const { loanId, lmsId, storeId } = loan;
  return {
    loanId,
    lmsId,
    storeId,
    stateAbbreviation: state,
    transactionType: String(TRANSACTION_TYPE[forDraw || paysOutCash ? 'disbursement' : 'payment']),
  };
}

/** What was checked: a check for cash that is paid out counts for a payment, too, but not the other way round (location-3, location-5). */
export const noteAsk = ({ context }: From) => ({
  ...whose({ context }),
  state: context.state,
  paysOutCash: context.forDraw || context.paysOutCash,
});

/** What the customer says about it in a restricted state. Spec: CALL-071, FLOW-REFI-13. */
export const consentAsk = ({ context }: From): Omit<Ask<'POST /refiallowedstatus'>, 'utcTime'> => ({
  ...checkAsk({ context }),
  didConsent: context.ending !== 'declined',
});

/** The customer must be in the state of the store. Spec: RULE-014, FLOW-GEO-02. */
export const isAtStore = (facts: Pick<Facts, 'loan' | 'state'>): boolean => facts.state !== '' && facts.state === storeState(facts);

/** Nothing is in the way: the lender says so, and the rule holds, whatever the lender says. */
export const mayGoOn = (facts: Facts, { allowed }: Allowed): boolean => allowed && isAtStore(facts);

/** The state restricts refinancing, and the customer has not acknowledged it yet. */
export const wantsConsent = (facts: Facts, { restricted, acknowledged }: Allowed): boolean =>
  restricted && !acknowledged && isAtStore(facts);

export const isRefused = ({ kind }: Failure): boolean => kind === 'refused';

export const afterSearch = (found: FoundLocation): Partial<Facts> => ({
  state: found.kind === 'found' ? found.state : '',
  refusal: found.kind === 'elsewhere' ? 'elsewhere' : null,
});

export const refusalOf = (facts: Facts): Partial<Facts> => ({ refusal: isAtStore(facts) ? 'notAllowed' : 'otherState' });

/** After a refusal the location is not checked again for 15 minutes. Spec: FLOW-REFI-14, CONST-015, CONST-034 (OPEN-008). */
export const mustWait = ({ settings, retryAt, now }: Facts): boolean => settings.restrictManualRetry && retryAt > now;

/** Whole minutes, as they are shown. */
export const minutesLeft = ({ retryAt, now }: Pick<Facts, 'retryAt' | 'now'>): number =>
  Math.max(0, Math.ceil((retryAt - now) / MINUTE_MS));

/** ms until the minutes that are left change. */
export const toNextMinute = ({ context: { retryAt, now } }: From): number => (retryAt - now) % MINUTE_MS || MINUTE_MS;

/** The payment or the draw goes on with its draft, and goes back to the step before without a location. Without consent: the Dashboard (location-8). */
export function nextOf({
  brand,
  loanId,
  ending,
  forDraw,
  before,
}: Pick<Facts, 'brand' | 'loanId' | 'ending' | 'forDraw' | 'before'>): Target {
  if (!brand) return HOME;
  if (ending === 'declined') return dashboard(brand);
  if (forDraw) return draw(brand, loanId, ending === 'located' ? 'ConfirmDisbursement' : 'ManageDisburseMethod');
  if (before === 'review') return payment(brand, loanId, ending === 'located' ? 'ReviewPayment' : 'SelectPaymentMethod');
  if (ending !== 'located') return payment(brand, loanId);
  return before === 'terms' ? renewal(brand, loanId) : payment(brand, loanId, 'SelectPaymentMethod');
}
