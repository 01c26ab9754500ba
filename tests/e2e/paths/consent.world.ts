import type { SnapshotFrom } from 'xstate';
import { consentMachine } from '../../../machines/consent/consent.machine.ts';
import { ann } from '../../../machines/paths/people/people.ts';
import { explore } from '../../../machines/paths/explorer.ts';
import { terms } from '../../../machines/paths/walks/consent.walks.ts';
import { ApiError } from '../../../services/contract/error.ts';
import type { Portal } from '../kit/portal.ts';
import { broken, heldCall, repliesOf, says } from './kit/answers.ts';
import { whyNot } from './kit/driven.ts';
import { silent, type Plan } from './kit/plan.ts';
import { refuseFile } from './kit/refuseFile.ts';

type S = SnapshotFrom<typeof consentMachine>;

/** The terms are newer than those that Ann agreed to. */
export const NEWER = says(terms);
const AGREE = 'POST /disclosureacknowledgement';
const refusal = new ApiError({ kind: 'refused', status: 409, code: 'DisclosuresChanged', call: AGREE });
const changed = {
  reply: { fails: refusal },
  wire: { status: 409, body: { Error: 'There are newer terms.', errorCode: 'DisclosuresChanged' } },
};
const answers = {
  getTerms: {
    'newer terms': NEWER,
    'agreed in another tab': says({ ...terms, acceptedVersion: terms.version }),
    fails: broken('GET /newaccountterms'),
  },
  agreeToTerms: {
    'it is recorded': says({ acknowledgedAt: '2026-11-21T18:00:00.000Z', documentId: '' }),
    'the terms have changed': changed,
    fails: broken(AGREE),
  },
};

const isViewed = (at: S) => at.matches({ consenting: 'viewing' });
const hasFailed = (at: S) => at.matches({ consenting: 'failed' });

const agrees = (agreed: boolean) => ({
  offered: isViewed,
  press: async ({ page, primary }: Portal) => {
    await page.locator('#agreed').setChecked(agreed);
    await primary.click();
  },
});
const copy = ({ main }: Portal) => main.locator('.card .button').click();

/** What becomes of a copy, by the press; it happens before the test can look. */
const COPIES: Readonly<Record<string, string>> = {
  'wants a copy': 'saveFile: it is saved',
  'wants a copy, and the browser refuses it': 'saveFile: it is not saved',
};

export const consentPlan: Plan<S> = {
  actors: {
    getTerms: heldCall('GET /newaccountterms', answers.getTerms),
    readClock: { itself: 'it is today' },
    agreeToTerms: heldCall(AGREE, answers.agreeToTerms),
    saveFile: silent,
  },
  presses: {
    'checks the box and agrees': agrees(true),
    'agrees without checking the box': agrees(false),
    'does not agree': { offered: isViewed, press: ({ main }) => main.locator('.form-actions .button-quiet').click() },
    'wants a copy': { offered: isViewed, press: copy },
    'wants a copy, and the browser refuses it': {
      offered: isViewed,
      press: async (portal) => {
        await refuseFile(portal.page);
        await copy(portal);
      },
    },
    'tries again': { offered: hasFailed, press: ({ main }) => main.locator('.notice-actions .button').click() },
    'signs out': { offered: hasFailed, press: ({ main }) => main.locator('.button-quiet').click() },
  },
  atOnce: (label) => [COPIES[label] ?? []].flat(),
  address: () => ({ undriven: 'an address that is shown already asks for nothing' }),
  shows: (at) => {
    if (at.status === 'done') return { screen: at.output.kind === 'consented' ? 'Home' : 'Login' };
    return { screen: 'TermsConditionsConsent', busy: at.hasTag('busy') };
  },
};

const isSaidAtOnce = (at: S, label: string) => at.matches({ consenting: { viewing: 'saving' } }) && Object.values(COPIES).includes(label);

/** The consent chart with everything that can be done from outside the page. */
export const consentWalk = explore(consentMachine, {
  starts: { 'Ann has agreed to older terms': { person: { ...ann, termsPending: true } } },
  events: {
    'checks the box and agrees': { type: 'consent.submitted', agreed: true },
    'agrees without checking the box': { type: 'consent.submitted', agreed: false },
    'does not agree': { type: 'consent.declined' },
    'wants a copy': { type: 'copy.chosen' },
    'wants a copy, and the browser refuses it': { type: 'copy.chosen' },
    'tries again': { type: 'retry.chosen' },
    'signs out': { type: 'signOut.chosen' },
  },
  answers: {
    ...repliesOf(answers),
    readClock: { 'it is today': { done: { now: Date.now() } } },
    saveFile: { 'it is saved': { done: undefined }, 'it is not saved': { fails: new RangeError('no memory') } },
  },
  happens: (at, step) => isSaidAtOnce(at, step.label) || whyNot(consentPlan, at, step) === null,
  sees: ({ context: { terms: known, boxIsMissing, haveChanged, failure, outcome } }) => [
    known !== null,
    boxIsMissing,
    haveChanged,
    failure !== null,
    outcome,
  ],
});
