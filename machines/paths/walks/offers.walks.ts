import { offersMachine } from '../../offers/offers.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { OFFER_ID } from '../../../services/contract/enums.ts';
import type { Offer } from '../../../services/contract/offers.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { titleLoan } from '../people/loans.ts';
import { ann, settings as defaults, zoe } from '../people/people.ts';
import '../people/outsideHosts.ts';

const offer = (own: Pick<Offer, 'offerId' | 'docExp'> & Partial<Offer>): Offer => ({
  targetLoanId: '',
  brand: 'TitleMax',
  applicationId: '',
  appraisalId: '',
  ...own,
});

/** All three kinds, one of them expired, and one of another brand. */
export const offersOf = {
  settlement: offer({
    offerId: OFFER_ID.settlement,
    targetLoanId: titleLoan.loanId,
    settlementAmount: 30_000,
    docExp: '2026-12-13T18:00:00.000Z',
  }),
  late: offer({ offerId: OFFER_ID.settlement, targetLoanId: 'other', settlementAmount: 25_000, docExp: '2026-11-17T18:00:00.000Z' }),
  appraisal: offer({
    offerId: OFFER_ID.appraisal,
    applicationId: 'application-1',
    appraisalId: 'appraisal-1',
    qualifiedAmount: 180_000,
    docExp: '2026-12-18T18:00:00.000Z',
  }),
  widget: offer({ offerId: OFFER_ID.widget, qualifiedAmount: 120_000, docExp: '2027-01-02T18:00:00.000Z' }),
  elsewhere: offer({ offerId: OFFER_ID.widget, brand: 'InstaLoan', qualifiedAmount: 90_000, docExp: '2027-01-02T18:00:00.000Z' }),
};

const settings = {
  ...defaults,
  menuItemVisibility: { ...defaults.menuItemVisibility, offerButton: true },
  brandLinks: {
    TitleMax: {
      storeLocator: null,
      privacy: null,
      terms: null,
      experian: null,
      appReview: null,
      apply: 'https://titlemax.example/apply',
    },
  },
};
const at = (offerName = '', params: Readonly<Record<string, string>> = { brand: 'TitleMax' }) => ({
  person: ann,
  settings,
  params: offerName === '' ? params : { ...params, offer: offerName },
});

/** Everything that can happen to a customer and the offers of a brand. */
export const offersWalk = once(() =>
  explore(offersMachine, {
    starts: {
      'Ann opens her offers': at(),
      'Ann opens the address of a settlement offer': at('10-title'),
      'Ann opens the address of an offer to apply for': at('22-TitleMax'),
      'Ann opens the address of an offer that is gone': at('10-gone'),
      'Zoe, who has no loans, opens the offers': { ...at(), person: zoe },
      'Ann opens her offers while they are switched off': { ...at(), settings: defaults },
    },
    events: {
      'opens the settlement offer': { type: 'offer.opened', offer: '10-title' },
      'opens the expired offer': { type: 'offer.opened', offer: '10-other' },
      'opens the appraisal offer': { type: 'offer.opened', offer: '12-application-1' },
      'opens the offer to apply for': { type: 'offer.opened', offer: '22-TitleMax' },
      'opens an offer of another brand': { type: 'offer.opened', offer: '22-InstaLoan' },
      'goes to all offers': { type: 'offers.opened' },
      'accepts the settlement': { type: 'settlement.chosen' },
      'takes the new loan': { type: 'origination.chosen' },
      'wants to call': { type: 'help.chosen' },
      'tries again': { type: 'retry.chosen' },
      'goes to the accounts': { type: 'flow.left' },
    },
    answers: {
      readClock: { 'it is November 23': { done: { now: Date.UTC(2026, 10, 23, 18) } } },
      getAccounts: {
        'the title loan': { done: { loans: [titleLoan] } },
        'no network': { fails: new ApiError({ kind: 'offline', call: 'GET /accounts' }) },
      },
      getOffers: {
        'all kinds': { done: { offers: Object.values(offersOf), viewed: ['22-TitleMax'] } },
        'all kinds, and by the lender’s clock it is a month later': {
          done: { offers: Object.values(offersOf), viewed: ['22-TitleMax'], now: '2026-12-23T18:00:00.000Z' },
        },
        'no offers': { done: { offers: [offersOf.elsewhere], viewed: [] } },
        'no network': { fails: new ApiError({ kind: 'offline', call: 'GET /offers' }) },
      },
      storeListed: { 'the storage breaks': { fails: new Error('broken') } },
      storeDetails: { 'the storage breaks': { fails: new Error('broken') } },
      storeWidget: { 'the storage breaks': { fails: new Error('broken') } },
    },
    params: [{ brand: 'TitleMax', offer: '10-title' }, { brand: 'TitleMax', offer: '22-TitleMax' }, { brand: 'TitleMax' }],
    sees: ({ context: { person, settings: known, offer: opened, loans, offers, viewed, gone, failure, ends } }) => [
      person.name,
      known.menuItemVisibility.offerButton,
      opened,
      loans.length,
      offers?.length,
      viewed.includes('10-title'),
      gone,
      failure?.kind,
      ends,
    ],
    background: ['storeListed', 'storeDetails', 'storeWidget'],
    outcomes: ['placeChosen', 'left', 'helpChosen', 'unavailable'],
    refused: ['opens an offer of another brand'],
  }),
);
