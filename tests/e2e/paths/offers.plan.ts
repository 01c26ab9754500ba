import { screenOf } from '../../../machines/kit/screenOf.ts';
import { offersView, type OffersView } from '../../../machines/offers/offers.view.ts';
import { titleLoan } from '../../../machines/paths/people/loans.ts';
import { offersOf } from '../../../machines/paths/walks/offers.walks.ts';
import type { Portal } from '../kit/portal.ts';
import { broken, heldCall, says } from './kit/answers.ts';
import { silent, type Plan, type Press } from './kit/plan.ts';
import type { S } from './offers.world.ts';

export const OFFERS = '/TitleMax/Offers';

/** Another offer after an appraisal: it names no application, so that it is taken by phone. */
const byPhone = { ...offersOf.appraisal, applicationId: '' };
const offers = [offersOf.settlement, offersOf.appraisal, byPhone, offersOf.widget];

export const answers = {
  getAccounts: { 'her loan': says({ loans: [titleLoan] }), fails: broken('GET /accounts') },
  // the lender's clock says which offers have expired
  getOffers: { 'four offers': says({ offers, viewed: [], now: '2026-11-23T18:00:00.000Z' }), fails: broken('GET /offers') },
};

const press = (offered: (at: S) => boolean, how: (portal: Portal, at: S) => Promise<void>): Press<S> => ({ offered, press: how });
const isOpened = (at: S) => at.matches('details') || at.matches('widget');

const opens = (offer: string): Press<S> => {
  const placeOf = (at: S) => (offersView(at).offers?.good ?? []).findIndex((one) => one.offer === offer);
  return press(
    (at) => at.matches('list') && placeOf(at) >= 0,
    ({ main }, at) => main.locator('.card .button').nth(placeOf(at)).click(),
  );
};
/** The primary button of an opened offer. */
const goesOn = (isTo: (view: OffersView) => boolean): Press<S> =>
  press(
    (at) => at.matches('details') && isTo(offersView(at)),
    ({ primary }) => primary.click(),
  );
/** The way below an offer, or below the list. */
const wayOut = ({ main }: Portal) => main.locator('.offer-way .button').click();

/** The screen of the flow that comes next. */
const screenAfter = ({ context: { ends, offer } }: S): string => {
  if (ends === 'left') return 'Dashboard';
  if (ends === 'helpChosen') return 'ContactUs';
  return offer === '10-title' ? 'SettlementOffer' : 'OriginationAmount';
};

/** How Eve's steps with her offers are done in the browser. */
export const offersPlan: Plan<S> = {
  actors: {
    readClock: { itself: 'it is today' },
    getAccounts: heldCall('GET /accounts', answers.getAccounts),
    getOffers: heldCall('GET /offers', answers.getOffers),
    storeListed: silent,
    storeDetails: silent,
    storeWidget: silent,
  },
  presses: {
    'opens the settlement offer': opens('10-title'),
    'opens the appraisal offer': opens('12-application-1'),
    'opens the offer by phone': opens('12-TitleMax'),
    'opens the offer to apply for': opens('22-TitleMax'),
    'goes to all offers': press(isOpened, wayOut),
    'accepts the settlement': goesOn(({ settlement }) => settlement !== null),
    'takes the new loan': goesOn(({ origination }) => origination !== null),
    'wants to call': goesOn(({ settlement, origination }) => settlement === null && origination === null),
    'tries again': press(
      (at) => at.matches('failed'),
      ({ main }) => main.locator('.notice-actions .button').click(),
    ),
    'goes to the accounts': press((at) => at.matches('list'), wayOut),
  },
  address: (at, to, { offer = '' }) => {
    const isShown = screenOf(at) === to.slice(1) && (to === '#Offers' || at.context.offer === offer);
    if (isShown) return { undriven: 'an address that is shown already asks for nothing' };
    return { path: to === '#Offers' ? OFFERS : `${OFFERS}/${to.slice(1)}/${offer}` };
  },
  shows: (at) => (at.status === 'done' ? { screen: screenAfter(at) } : { screen: offersView(at).screen, busy: at.hasTag('busy') }),
};
