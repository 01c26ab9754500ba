import type { SnapshotFrom } from 'xstate';
import { offersMachine } from '../../../machines/offers/offers.machine.ts';
import { explore } from '../../../machines/paths/explorer.ts';
import { ann as eve, settings as defaults } from '../../../machines/paths/people/people.ts';
import { repliesOf } from './kit/answers.ts';
import { whyNot } from './kit/driven.ts';
import { answers, OFFERS, offersPlan } from './offers.plan.ts';

export type S = SnapshotFrom<typeof offersMachine>;

const settings = { ...defaults, menuItemVisibility: { ...defaults.menuItemVisibility, offerButton: true } };
const opens = (offer = '') => ({ person: eve, settings, params: { brand: 'TitleMax', ...(offer === '' ? {} : { offer }) } });

/** The start of each story, and its address. */
export const starts: Readonly<Record<string, { path: string; input: ReturnType<typeof opens> }>> = {
  'Eve opens her offers': { path: OFFERS, input: opens() },
  'Eve opens the address of a settlement offer': { path: `${OFFERS}/OfferDetails/10-title`, input: opens('10-title') },
  'Eve opens the address of an offer to apply for': { path: `${OFFERS}/WidgetOffer/22-TitleMax`, input: opens('22-TitleMax') },
  'Eve opens the address of an offer that is gone': { path: `${OFFERS}/OfferDetails/10-gone`, input: opens('10-gone') },
};

/** The offers chart with everything that can be done from outside the page. */
export const offersWalk = explore(offersMachine, {
  starts: Object.fromEntries(Object.entries(starts).map(([name, { input }]) => [name, input])),
  events: {
    'opens the settlement offer': { type: 'offer.opened', offer: '10-title' },
    'opens the appraisal offer': { type: 'offer.opened', offer: '12-application-1' },
    'opens the offer by phone': { type: 'offer.opened', offer: '12-TitleMax' },
    'opens the offer to apply for': { type: 'offer.opened', offer: '22-TitleMax' },
    'goes to all offers': { type: 'offers.opened' },
    'accepts the settlement': { type: 'settlement.chosen' },
    'takes the new loan': { type: 'origination.chosen' },
    'wants to call': { type: 'help.chosen' },
    'tries again': { type: 'retry.chosen' },
    'goes to the accounts': { type: 'flow.left' },
  },
  answers: {
    readClock: { 'it is today': { done: { now: Date.now() } } },
    ...repliesOf(answers),
  },
  params: [{ brand: 'TitleMax', offer: '10-title' }, { brand: 'TitleMax', offer: '22-TitleMax' }, { brand: 'TitleMax' }],
  sees: ({ context: { offer, loans, offers, gone, failure, ends } }) => [
    offer,
    loans.length,
    offers !== null,
    gone,
    failure !== null,
    ends,
  ],
  happens: (at, step) => whyNot(offersPlan, at, step) === null,
});
