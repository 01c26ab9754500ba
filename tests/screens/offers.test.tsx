// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { OffersEvent } from '../../machines/offers/offers.machine.ts';
import { offersView } from '../../machines/offers/offers.view.ts';
import { Offers } from '../../ui/screens/offers/Offers.tsx';
import { OfferDetails } from '../../ui/screens/offers/OfferDetails.tsx';
import { WidgetOffer } from '../../ui/screens/offers/WidgetOffer.tsx';
import { follow } from '../../machines/paths/explorer.ts';
import { offersWalk } from '../../machines/paths/walks/offers.walks.ts';
import { press, stage } from '../ui/stage.tsx';

const sent: OffersEvent[] = [];
const send = (event: OffersEvent) => void sent.push(event);
const LOADED = ['readClock: it is November 23', 'getAccounts: the title loan', 'getOffers: all kinds'];
const seen = (...labels: string[]) => offersView(follow(offersWalk(), 'Ann opens her offers', ...LOADED, ...labels));
const cards = ({ container }: ReturnType<typeof stage>) => [...container.querySelectorAll('article')].map(({ textContent }) => textContent);

test('the list has all three kinds, the first to expire on top; an expired one is marked and below (PROD-024)', () => {
  // the new loan offer was viewed on an earlier visit
  const cardTexts = cards(stage(<Offers view={seen()} send={send} />));
  expect(cardTexts).toEqual([
    expect.stringMatching(/^Settlement offer.*Title loan · 10443-22871-01Settles this loan.*\$300\.00.*Good through Sunday, Dec 13New/),
    expect.stringMatching(/^Loan after your appraisal.*Borrow up to.*\$1,800\.00.*Good through Friday, Dec 18New/),
    expect.stringMatching(/^New loan offer.*You may qualify for up to.*\$1,200\.00.*Good through Saturday, Jan 2, 2027See this offer$/),
    expect.stringMatching(/^Settlement offer.*\$250\.00.*Expired on Tuesday, Nov 17Expired/),
  ]);
  expect(cardTexts[3]).not.toContain('Good through');
});

test('the list says how many offers are new, and each is opened by its own link', () => {
  const { text, container } = stage(<Offers view={seen()} send={send} />);
  expect(text()).toContain('2 offers are new.');
  const names = [...container.querySelectorAll('[aria-label^="See this offer"]')].map((link) => link.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(4);
  press(
    stage(<Offers view={seen()} send={send} />).find('[aria-label="See this offer: New loan offer, Saturday, Jan 2, 2027"]', HTMLElement),
  );
  expect(sent.at(-1)).toEqual({ type: 'offer.opened', offer: '22-TitleMax' });
});

test('a settlement offer: its loan, the amount, until when, and the way to accept it (ROUTE-051, part of ROUTE-110)', () => {
  const { text, button } = stage(<OfferDetails view={seen('opens the settlement offer')} send={send} />);
  for (const words of ['Settlement offer', '$300.00', 'Good through Sunday, Dec 13', 'Title loan · 10443-22871-01', '2019 Toyota Camry'])
    expect(text()).toContain(words);
  expect(text()).toContain('Payoff amount today$1,832.10');
  expect(text()).toContain('Dec 13, 2026, 12:00\u00a0PM CST');
  press(button('Settle this loan'));
  expect(sent.at(-1)).toEqual({ type: 'settlement.chosen' });
  press(button('See all my offers'));
  expect(sent.at(-1)).toEqual({ type: 'offers.opened' });
});

test('a settlement offer of a brand that does not settle here is accepted by phone (ROUTE-110, BRAND-009)', () => {
  const view = { ...seen('opens the settlement offer'), settlement: null };
  const { text, button, container } = stage(<OfferDetails view={view} send={send} />);
  expect(text()).toContain('To accept this offer, call us.');
  expect(container.querySelector('a[href*="Settlement"]')).toBeNull();
  press(button('Contact us'));
  expect(sent.at(-1)).toEqual({ type: 'help.chosen' });
});

test('an appraisal offer has a screen: how much the customer may borrow, and until when (ROUTE-111)', () => {
  const view = seen('opens the appraisal offer');
  const { text, button } = stage(<OfferDetails view={view} send={send} />);
  for (const words of ['Loan after your appraisal', 'Borrow up to', '$1,800.00', 'Good through Friday, Dec 18'])
    expect(text()).toContain(words);
  press(button('Take this loan'));
  expect(sent.at(-1)).toEqual({ type: 'origination.chosen' });
  const by = stage(<OfferDetails view={{ ...view, origination: null }} send={send} />);
  expect(by.text()).toContain('To take this loan, call us.');
});

test.each([
  ['accepted', 'Continue your application'],
  ['made', 'Sign to get your money'],
] as const)('an appraisal offer that is %s, on whatever device: "%s"', (progress, words) => {
  const view = seen('opens the appraisal offer');
  const { text } = stage(
    <OfferDetails view={{ ...view, opened: view.opened && { ...view.opened, progress, expired: progress === 'made' } }} send={send} />,
  );
  expect(text()).toContain(words);
});

test('a widget offer leads to the application of its brand, in a new tab, and has no other button (ROUTE-052)', () => {
  const { text, find, container } = stage(<WidgetOffer view={seen('opens the offer to apply for')} send={send} />);
  for (const words of ['New loan offer', '$1,200.00', 'Good through Saturday, Jan 2, 2027']) expect(text()).toContain(words);
  const link = find('.outside-link', HTMLAnchorElement);
  expect([link.href, link.target, link.rel]).toEqual(['https://titlemax.example/apply', '_blank', 'noopener noreferrer']);
  expect(container.querySelector('.button-primary')).toBeNull();
});

test('without a page to apply on, the customer is asked to call', () => {
  const { text, button } = stage(<WidgetOffer view={{ ...seen('opens the offer to apply for'), applyPage: null }} send={send} />);
  expect(text()).toContain('To apply, call us.');
  expect(button('Contact us')).toBeDefined();
});

test('an expired settlement offer says so, and has no way to accept it', () => {
  const { text, container } = stage(<OfferDetails view={seen('opens the expired offer')} send={send} />);
  for (const words of ['This offer has expired.', 'Expired on Tuesday, Nov 17', 'Offer ended']) expect(text()).toContain(words);
  expect(text()).not.toContain('call us');
  expect(container.querySelector('.button-primary')).toBeNull();
});

test('an offer that is gone: the list says so', () => {
  const gone = offersView(follow(offersWalk(), 'Ann opens the address of an offer that is gone', ...LOADED));
  const page = stage(<Offers view={gone} send={send} />);
  expect(page.find('[role="status"]', HTMLElement).textContent).toContain('This offer is no longer available.');
  expect(cards(page)).toHaveLength(4);
});

test('without any offer the list says so, and leads to the accounts', () => {
  const none = offersView(follow(offersWalk(), 'Ann opens her offers', ...LOADED.slice(0, 2), 'getOffers: no offers'));
  const { text, button } = stage(<Offers view={none} send={send} />);
  expect(text()).toContain('There are no offers for you right now.');
  expect(text()).not.toContain('new.');
  press(button('See my accounts'));
  expect(sent.at(-1)).toEqual({ type: 'flow.left' });
});

test.each([
  ['Ann opens her offers', Offers],
  ['Ann opens the address of a settlement offer', OfferDetails],
  ['Ann opens the address of an offer to apply for', WidgetOffer],
])('%s: while they load the page is busy; what failed is said and retried', (start, Screen) => {
  const loading = follow(offersWalk(), start, ...LOADED.slice(0, 2));
  expect(stage(<Screen view={offersView(loading)} send={send} />).container.querySelector('[aria-busy="true"] .skeleton')).not.toBeNull();
  const failed = follow(offersWalk(), start, ...LOADED.slice(0, 2), 'getOffers: no network');
  const { button, text } = stage(<Screen view={offersView(failed)} send={send} />);
  expect(text()).toContain('Unable to connect. Please try again.');
  press(button('Try again'));
  expect(sent.at(-1)).toEqual({ type: 'retry.chosen' });
});
