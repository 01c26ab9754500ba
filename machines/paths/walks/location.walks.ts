import { ApiError } from '../../../services/contract/error.ts';
import { settingsIn } from '../../../services/contract/settings.ts';
import { locationMachine } from '../../location/location.machine.ts';
import * as rules from '../../location/location.rules.ts';
import type { LocationInput } from '../../location/location.types.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { loanLike, titleLoan } from '../people/loans.ts';
import { ann } from '../people/people.ts';
import { videos } from './helpVideo.walks.ts';
import { NOW } from './cards.walks.ts';

const MINUTE_MS = 60_000;
const patient = settingsIn({});
const atOnce = settingsIn({ restrictManualRetry: false });
const params = { brand: 'TitleMax', loanId: 'title' };

const opens = (screen = 'GpsLocation', settings = patient, search = {}): LocationInput => ({
  person: ann,
  settings,
  params,
  screen,
  search,
});
const notes = (more: object = {}) => ({
  done: { hasReceipt: false, retryAt: 0, now: NOW, permission: 'prompt', browser: 'chrome', paysOutCash: false, ...more },
});
const lost = (call: string) => ({ fails: new ApiError({ kind: 'unknown', call }) });
const no = (call: string) => ({
  fails: new ApiError({ kind: 'refused', call, status: 422, texts: ['Error validating your location, please try again.'] }),
});
const CHECK = 'GET /refiallowedstatus';
const STATEMENT = 'POST /refiallowedstatus';
const says = (allowed: boolean, restricted = false, acknowledged = false) => ({ done: { allowed, restricted, acknowledged } });

/** Everything that can happen while Ann's location is checked. Her store is in Texas. */
export const locationWalk = once(() =>
  explore(locationMachine, {
    starts: {
      'a payment needs Ann’s location': opens(),
      'a payment has its amount': opens('GpsLocation', patient, { because: 'amount' }),
      'Ann wants to renew': opens('GpsLocation', patient, { because: 'renewal' }),
      'Ann’s payment was refused without it': opens('GpsLocation', patient, { because: 'missing' }),
      'Ann’s lender lets her try again at once': opens('GpsLocation', atOnce),
      'Ann opens the help by its address': opens('GpsLocationDisabled'),
      'Ann opens an address without a brand': { ...opens(), params: { loanId: 'title' } },
    },
    events: {
      'has it checked': { type: 'check.chosen' },
      'has read how': { type: 'instructions.read' },
      'closes the instructions': { type: 'instructions.closed' },
      'confirms to be there': { type: 'consent.given' },
      'does not confirm it': { type: 'consent.declined' },
      'tries again': { type: 'retry.chosen' },
      'allows it in the browser': { type: 'permission.changed', permission: 'granted' },
      'forbids it in the browser': { type: 'permission.changed', permission: 'denied' },
      'chooses the video': { type: 'video.chosen' },
      'goes back': { type: 'flow.left' },
    },
    answers: {
      watchPermission: {},
      helpVideo: videos(),
      getAccounts: {
        'her loan': { done: { loans: [titleLoan] } },
        'another loan': { done: { loans: [loanLike({ loanId: 'other' })] } },
        'no answer': lost('GET /accounts'),
      },
      readNotes: {
        'nothing is known': notes(),
        'she has read the instructions': notes({ hasReceipt: true }),
        'the browser does not allow it': notes({ permission: 'denied' }),
        'the browser allows it': notes({ permission: 'granted', hasReceipt: true }),
        'her renewal pays out cash': notes({ paysOutCash: true }),
        'it was refused five minutes ago': notes({ retryAt: NOW + 10 * MINUTE_MS, hasReceipt: true }),
      },
      findLocation: {
        'she is in Texas': { done: { kind: 'found', state: 'TX' } },
        'she is in Oklahoma': { done: { kind: 'found', state: 'OK' } },
        'she is at sea': { done: { kind: 'elsewhere' } },
        'she does not allow it': { done: { kind: 'denied' } },
        'the device does not know': { done: { kind: 'unavailable' } },
        'it takes too long': { done: { kind: 'timedOut' } },
      },
      checkState: {
        'all is well': says(true),
        'it must be confirmed': says(false, true),
        'the lender does not allow it': says(false),
        'the lender refuses it': no(CHECK),
        'no answer': lost(CHECK),
      },
      acknowledge: {
        'all is well': says(true, true, true),
        'it is still not allowed': says(false, true, true),
        'the lender refuses it': no(STATEMENT),
        'no answer': lost(STATEMENT),
      },
      decline: { 'it is recorded': says(false, true), 'no answer': lost(STATEMENT) },
      noteRefused: { 'it is noted': { done: { now: NOW, retryAt: NOW + 15 * MINUTE_MS } } },
      readClock: {
        'a minute later': { done: { now: NOW + MINUTE_MS } },
        'a quarter of an hour later': { done: { now: NOW + 15 * MINUTE_MS } },
      },
      noteLocated: { 'it is noted': { done: undefined } },
    },
    params: [params],
    sees: ({ context }) => [
      context.brand,
      context.wasRefused,
      context.before,
      context.settings.restrictManualRetry,
      context.requested,
      context.loan?.loanId,
      context.hasReceipt,
      context.paysOutCash,
      rules.mustWait(context),
      context.permission,
      context.state,
      context.refusal,
      context.failure !== null,
      context.ending,
    ],
    background: ['watchPermission', 'helpVideo'],
    outcomes: ['locationLeft'],
  }),
);
