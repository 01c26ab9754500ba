import { consentMachine } from '../../consent/consent.machine.ts';
import type { Terms } from '../../consent/consent.rules.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { ann, zoe } from '../people/people.ts';
import { once } from '../once.ts';

/** The terms as the service sends them. */
export const terms: Terms = {
  documentId: 'terms-2',
  documentName: 'Terms of your online account',
  text: [
    'Terms of your online account',
    'What it is for',
    'Your account lets you see your loans and pay them. Keep your password to yourself.',
    'Electronic documents',
    'You agree to receive documents in electronic form. You may take this back at any store, and ask there for copies on paper.',
  ],
  sha256: 'a'.repeat(64),
  files: [{ name: 'terms.pdf', size: 3, type: 'application/pdf', docType: 'terms', content: 'JVBERg==' }],
  version: 2,
  effectiveOn: '2026-02-01',
  acceptedVersion: 1,
};

const lost = new ApiError({ kind: 'offline', call: 'POST /disclosureacknowledgement' });
const changed = new ApiError({ kind: 'refused', status: 409, code: 'DisclosuresChanged', call: 'POST /disclosureacknowledgement' });

/** Everything that can happen in a consent to the terms. */
export const consentWalk = once(() =>
  explore(consentMachine, {
    starts: {
      'Ann has agreed to older terms': { person: { ...ann, termsPending: true } },
      'Zoe is new here': { person: { ...zoe, termsPending: true } },
    },
    events: {
      'checks the box and agrees': { type: 'consent.submitted', agreed: true },
      'agrees without checking the box': { type: 'consent.submitted', agreed: false },
      'does not agree': { type: 'consent.declined' },
      'wants a copy': { type: 'copy.chosen' },
      'tries again': { type: 'retry.chosen' },
      'signs out': { type: 'signOut.chosen' },
    },
    answers: {
      getTerms: {
        'newer terms': { done: terms },
        'terms without a file': { done: { ...terms, acceptedVersion: 0, files: [] } },
        'agreed in another tab': { done: { ...terms, acceptedVersion: 2 } },
        'no network': { fails: lost },
      },
      readClock: { 'it is the 21st': { done: { now: Date.parse('2026-11-21T18:00:00Z') } } },
      agreeToTerms: {
        'it is recorded': { done: { acknowledgedAt: '2026-11-21T18:00:00.000Z', documentId: '' } },
        'the terms have changed': { fails: changed },
        'the response is lost': { fails: lost },
      },
      saveFile: { 'it is saved': { done: undefined }, 'it cannot be read': { fails: new Error('no base64') } },
    },
    sees: ({ context: { terms: known, boxIsMissing, haveChanged, failure, outcome } }) => [
      known !== null && known.files.length,
      boxIsMissing,
      haveChanged,
      failure?.kind,
      outcome,
    ],
    background: ['saveFile'],
    outcomes: ['consented', 'declined', 'gaveUp'],
  }),
);
