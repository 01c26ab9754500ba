import { assign } from 'xstate';
import type { SigningStatus } from '../../services/contract/enums.ts';
import type { Answer } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './signing.rules.ts';
import { signingSetup } from './signing.setup.ts';

type Answered = { event: { output: Answer<'GET /loanSigning'> } };

/** The session ended this way. */
const ended = (status: SigningStatus) =>
  ({ type: 'endedWith', params: ({ event }: Answered) => ({ answer: event.output, status }) }) as const;

/** The session is over, without a signature. */
export const unsigned = [
  { guard: ended('decline'), target: '#DocuSignView.declined' },
  { guard: ended('viewing_complete'), target: '#DocuSignView.viewed' },
  { guard: ended('ttl_expired'), target: '#DocuSignView.expired' },
] as const;

export const signed = ended('signing_complete');

export const why = ({ event }: { event: { error?: unknown } }) => failureIn(event);

/** To another session: the lender ends the one before, and refuses while it records a signature. */
const again = { 'signing.chosen': '#DocuSignView.opening' } as const;

/** What the customer sees of an open session. */
const page = signingSetup.createStateConfig({
  initial: 'framed',
  states: {
    framed: {
      exit: 'forgetUrl', // it has opened once
      invoke: { id: 'watchSigning', src: 'watchSigning' },
      on: {
        'signing.ended': 'recording',
        'window.chosen': { target: '#DocuSignView.opening', actions: assign({ way: 'redirect' }) },
      },
      initial: 'loading',
      states: {
        loading: { after: { framePatience: 'stuck' }, on: { 'frame.loaded': 'reading' } },
        stuck: { on: { 'frame.loaded': 'reading' } },
        reading: {},
      },
    },
    // the signing page replaces this page in a moment; this page stays when the browser cannot load it, and Back shows it again
    away: { on: again },
    // opened before a reload, in another window or on another device: nobody here sees how far it is
    elsewhere: { on: again },
    // how it ended is not known yet: counted from when the signing page said that it ended, or led back (docusign-4)
    recording: { after: { statusLimit: 'late' } },
    late: { on: again },
  },
});

/** Asks the lender each second how the session stands, while the customer sees the page. Spec: CALL-034 (docusign-3). */
const poll = signingSetup.createStateConfig({
  initial: 'pausing',
  on: { 'page.hidden': '.hidden' },
  states: {
    hidden: { on: { 'page.seen': 'polling' } },
    pausing: { after: { pollPause: 'polling' }, on: { 'signing.ended': 'polling' } },
    polling: {
      invoke: {
        id: 'pollSigning',
        src: 'getSigning',
        input: rules.statusAsk,
        onDone: [
          { guard: signed, target: '#DocuSignView.signed' },
          ...unsigned,
          { target: 'pausing', actions: assign({ pauseMs: rules.POLL_MS }) },
        ],
        onError: [
          { guard: { type: 'isGivenUp', params: why }, target: '#DocuSignView.unrecorded', actions: 'keepFailure' },
          { guard: { type: 'isMissing', params: why }, target: '#DocuSignView.expired' },
          { target: 'pausing', actions: 'keepPause' },
        ],
      },
    },
  },
});

/** A session is open, or its signature is being recorded. */
export const open = signingSetup.createStateConfig({
  type: 'parallel',
  invoke: { id: 'watchVisibility', src: 'watchVisibility' },
  states: { page, poll },
});
