import { inChart, ofTime, type Fault } from '../fault.ts';

const signing = inChart('signing');

export const signingFaults: readonly Fault[] = [
  signing(
    'papers that were only read count as signed',
    'signing/open.states.ts',
    "{ guard: ended('viewing_complete'), target: '#DocuSignView.viewed' }",
    "{ guard: ended('viewing_complete'), target: '#DocuSignView.signed' }",
  ),
  signing(
    'the word of the signing page is enough',
    'signing/open.states.ts',
    "'signing.ended': 'recording',",
    "'signing.ended': '#DocuSignView.signed',",
  ),
  signing(
    'the lender is not asked at once when the signing page has ended',
    'signing/open.states.ts',
    "pausing: { after: { pollPause: 'polling' }, on: { 'signing.ended': 'polling' } },",
    "pausing: { after: { pollPause: 'polling' } },",
  ),
  signing(
    'the lender is asked while nobody looks at the page',
    'signing/open.states.ts',
    "on: { 'page.hidden': '.hidden' },",
    "on: { 'page.hidden': '.polling' },",
  ),
  signing(
    'a failed poll ends the session',
    'signing/open.states.ts',
    "{ target: 'pausing', actions: 'keepPause' },",
    "{ target: '#DocuSignView.expired', actions: 'keepPause' },",
  ),
  signing(
    'after the limit the portal stops waiting',
    'signing/open.states.ts',
    "recording: { after: { statusLimit: 'late' } },",
    "recording: { after: { statusLimit: '#DocuSignView.expired' } },",
  ),
  signing('the address of the papers outlives the frame', 'signing/open.states.ts', "exit: 'forgetUrl', // it has opened once", ''),
  signing(
    'an address of another site is opened',
    'signing/signing.machine.ts',
    "{ guard: { type: 'isForbidden', params: ({ event }) => event.output }, target: 'unable' },",
    '',
  ),
  signing(
    'on a small phone the papers replace the portal without a press',
    'signing/signing.machine.ts',
    "{ target: 'offered' }] },",
    "{ target: 'opening' }] },",
  ),
  signing(
    'a session that is open elsewhere is ended without a press',
    'signing/signing.machine.ts',
    "{ target: 'open.page.elsewhere' },",
    "{ target: 'opening' },",
  ),
  signing(
    'papers that are signed already are signed again',
    'signing/signing.machine.ts',
    "{ guard: signed, target: '#signing.closed', actions: { type: 'keepEnding', params: 'signed' } },",
    "{ guard: signed, target: 'opening' },",
  ),
  signing(
    'while a signature is being recorded the customer is told that nothing opened',
    'signing/signing.machine.ts',
    "{ guard: { type: 'isBeingRecorded', params: why }, target: 'open.page.recording' },",
    '',
  ),
  signing(
    'void papers are refused without a way to new ones',
    'signing/signing.machine.ts',
    "{ guard: { type: 'arePapersVoid', params: why }, target: 'outdated', actions: 'keepFailure' },",
    '',
  ),
  signing(
    'a decline counts as a signature',
    'signing/signing.machine.ts',
    "{ type: 'keepEnding', params: 'declined' }",
    "{ type: 'keepEnding', params: 'signed' }",
  ),
  signing('this window asks for the page of a frame', 'signing/signing.rules.ts', "iframe: context.way === 'frame',", 'iframe: true,'),
  signing('a refusal is asked for again', 'signing/signing.rules.ts', "failure?.kind !== 'refused' && ", ''),
  ofTime('signing')(
    'the frame is waited for a minute',
    'signing/signing.rules.ts',
    'FRAME_PATIENCE_MS = 15_000',
    'FRAME_PATIENCE_MS = 60_000',
  ),
  ofTime('signing')('the result is late after a minute', 'signing/signing.setup.ts', 'signingStatusTimeoutSeconds * 1000', '60_000'),
  ofTime('signing')('the lender is asked every ten seconds', 'signing/signing.rules.ts', 'POLL_MS = 1_000', 'POLL_MS = 10_000'),
];
