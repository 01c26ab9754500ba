import { termsMachine } from '../../terms/terms.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { DEFAULT_SETTINGS, settingsIn } from '../../../services/contract/settings.ts';
import { explore } from '../explorer.ts';
import { ann, gus, zoe } from '../people/people.ts';
import { terms } from './consent.walks.ts';
import { once } from '../once.ts';
import '../people/outsideHosts.ts';

const lost = new ApiError({ kind: 'offline', call: 'GET /newaccountterms' });
const page = (name: string) => `https://titlemax.example/${name}`;
const TitleMax = {
  storeLocator: page('stores'),
  privacy: page('privacy'),
  terms: page('terms'),
  experian: page('experian'),
  appReview: page('review'),
};
export const answeredSettings = {
  ...DEFAULT_SETTINGS,
  menuItemVisibility: { ...DEFAULT_SETTINGS.menuItemVisibility, optInDisclosuresButton: true },
};

/** Everything that can happen while a customer or visitor reads terms and notices. */
export const termsWalk = once(() =>
  explore(termsMachine, {
    starts: {
      'Ann opens the terms': { person: ann, params: { brand: 'TitleMax' }, screen: 'TermsConditions' },
      'Gus opens the terms': { person: gus, params: { brand: 'TitleMax' }, screen: 'TermsConditions' },
      'a visitor opens the terms': { person: null, params: { brand: 'InstaLoan' }, screen: 'TermsConditions' },
      'a visitor opens the notice about messages': { person: null, params: { brand: 'EasyMoney' }, screen: 'OptInDisclosures' },
      'Zoe opens the notice about credit reports': { person: zoe, params: {}, screen: 'ExperianDisclosure' },
    },
    events: { 'wants a copy': { type: 'copy.chosen' }, 'tries again': { type: 'retry.chosen' }, 'goes back': { type: 'flow.left' } },
    answers: {
      getSettings: {
        'the pages of TitleMax': { done: { ...answeredSettings, brandLinks: { TitleMax } } },
        'settings that do not parse': { done: settingsIn({ brandLinks: 'none' }) },
        'no network': { fails: lost },
      },
      getTerms: {
        'the customer agreed to these': { done: { ...terms, acceptedVersion: 2, acknowledgedAt: '2026-03-02T18:00:00.000Z' } },
        'the customer agreed to older ones': { done: { ...terms, files: [] } },
        'no network': { fails: lost },
      },
      saveFile: { 'it is saved': { done: undefined }, 'it cannot be read': { fails: new Error('no base64') } },
    },
    sees: ({ context: { person, screen, termsPage, terms: known, failure } }) => [
      person?.profileId,
      screen,
      termsPage,
      known?.acknowledgedAt,
      known?.files.length,
      failure?.kind,
    ],
    background: ['saveFile', 'getTerms', 'getSettings'],
    outcomes: ['left'],
  }),
);
