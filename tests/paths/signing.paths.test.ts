import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { isGivenUp, pauseAfter, signingAsk, statusAsk } from '../../machines/signing/signing.rules.ts';
import { signingView } from '../../machines/signing/signing.view.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { signingWalk } from '../../machines/paths/walks/signing.walks.ts';
import { screenOf, stateNamed } from '../../machines/kit/screenOf.ts';
import { ApiError } from '../../services/contract/error.ts';

const walk = signingWalk();
const START = 'Ann signs her documents';
const BACK = 'the signing page leads Kim back';
const WIDE = 'readWay: a frame fits';
const SMALL = 'readWay: no frame fits';
const NONE = 'getSigning: there is no session';
const LOADING = [WIDE, NONE, 'openSigning: a session is opened'];
const READING = [...LOADING, 'the frame has loaded'];
const ENDED = [...READING, 'watchSigning: it has ended'];
const POLL = 'after pollPause (1000 ms)';

const at = (...labels: string[]) => follow(walk, START, ...labels);
const phase = (...labels: string[]) => signingView(at(...labels)).phase;
const back = (...labels: string[]) => signingView(follow(walk, BACK, ...labels)).phase;

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(titled(walk), (snapshot) => {
  const view = signingView(snapshot);
  const isFramed = view.phase === 'loading' || view.phase === 'stuck' || view.phase === 'reading';
  return { snapshot, view, isFramed };
});
always('has a page to show exactly while it shows one', ({ snapshot, view, isFramed }) =>
  expect(view.signingUrl !== '').toBe(isFramed || snapshot.matches({ screen: 'leaving' })),
);
always('can be left at any time, but not while a session is being opened by its address', ({ snapshot }) => {
  if (snapshot.status !== 'active') return;
  expect(snapshot.can({ type: 'flow.left' })).toBe(true);
  const routed = walk.after(snapshot, { type: 'xstate.route', to: '#DocuSignView' });
  expect(snapshot.hasTag('busy') && routed !== snapshot).toBe(false);
});
always('asks the lender only while the customer sees the page (docusign-3)', ({ snapshot }) => {
  if (!snapshot.matches({ screen: { open: { poll: 'polling' } } }) && !snapshot.matches({ screen: { open: { poll: 'pausing' } } })) return;
  expect(walk.after(snapshot, { type: 'page.hidden' }).matches({ screen: { open: { poll: 'hidden' } } })).toBe(true);
});

test('nothing but the lender makes the papers signed (FLOW-DOC-04)', () => {
  const isSigned = ({ snapshot }: (typeof walk.situations)[number]) => snapshot.context.ending === 'signed';
  const signed = new Set(walk.situations.filter(isSigned).map(({ key }) => key));
  const steps = walk.situations
    .filter((one) => !isSigned(one))
    .flatMap(({ ways }) => ways.filter(({ to }) => signed.has(to)).map(({ step }) => step.label));
  expect(new Set(steps)).toEqual(new Set(['getSigning: it is signed', 'pollSigning: it is signed']));
});

describe('before anything is opened, the lender says how it stands', () => {
  test('without a session the papers open in a frame where it fits (ROUTE-084)', () => {
    expect(phase(WIDE, NONE)).toBe('opening');
    expect(phase(...LOADING)).toBe('loading');
    expect(phase(...READING)).toBe('reading');
    expect(signingAsk({ context: at(WIDE, NONE).context }).iframe).toBe(true);
  });
  test('where no frame fits they replace the portal, and only after a press', () => {
    expect(phase(SMALL, NONE)).toBe('offered');
    const opening = at(SMALL, NONE, 'opens the documents');
    expect(signingAsk({ context: opening.context }).iframe).toBe(false);
    expect(phase(SMALL, NONE, 'opens the documents', 'openSigning: a session is opened')).toBe('leaving');
    expect(phase(SMALL, NONE, 'opens the documents', 'openSigning: a session is opened', 'leaveToSign: the browser goes there')).toBe(
      'away',
    );
  });
  test('papers that are signed already are done at once', () =>
    expect(at(WIDE, 'getSigning: it is signed').output).toEqual({ kind: 'signed' }));
  test('a session that is open elsewhere is not ended without a press', () => {
    expect(phase(WIDE, 'getSigning: it is pending')).toBe('elsewhere');
    expect(phase(WIDE, 'getSigning: it is pending', 'opens the documents')).toBe('opening');
    expect(at(WIDE, 'getSigning: it is pending', POLL, 'pollSigning: it is signed').matches({ screen: 'signed' })).toBe(true);
  });
  test('without an answer nothing is opened', () => {
    expect(phase(WIDE, 'getSigning: no answer')).toBe('unchecked');
    expect(phase(WIDE, 'getSigning: no answer', 'tries again')).toBe('checking');
  });
});

test('what is asked names the customer, the loan and what is signed (CALL-033, CALL-034)', () => {
  const { context } = at(WIDE, NONE);
  const asked = { loanId: 'title', lmsId: '1', signingType: 'refinance' };
  expect(statusAsk({ context })).toEqual(asked);
  expect(signingAsk({ context })).toEqual({ ...asked, customerId: 'C-ann', iframe: true });
});

describe('a frame that does not load', () => {
  // the poll rings first; the patience is over while its answer is awaited
  const stuck = [...LOADING, POLL, 'after framePatience (15000 ms)'];
  test('is replaced by this window after a press: another session, without a frame', () => {
    expect(phase(...stuck)).toBe('stuck');
    const moved = at(...stuck, 'wants them in this window');
    expect([signingView(moved).phase, moved.context.signingUrl]).toEqual(['opening', '']);
    expect(signingAsk({ context: moved.context }).iframe).toBe(false);
  });
  test('may still load', () => expect(phase(...stuck, 'the frame has loaded')).toBe('reading'));
  test('can be left for this window before that, too', () => expect(phase(...READING, 'wants them in this window')).toBe('opening'));
});

describe('the signing page says that it has ended', () => {
  test('the lender is asked at once, and nothing is taken for signed before it says so (docusign-3)', () => {
    const ended = at(...ENDED);
    expect(ended.matches({ screen: { open: { page: 'recording', poll: 'polling' } } })).toBe(true);
    expect(ended.status).toBe('active');
  });
  test('after 15 seconds it is still being recorded: the portal goes on asking (FLOW-DOC-05, OPEN-010)', () => {
    const late = [...ENDED, 'after statusLimit (15000 ms)'];
    expect(phase(...late)).toBe('late');
    expect(at(...late, 'pollSigning: it is pending', POLL).matches({ screen: { open: { page: 'late', poll: 'polling' } } })).toBe(true);
    expect(phase(...late, 'pollSigning: it is signed')).toBe('signed');
    expect(phase(...late, 'opens the documents')).toBe('opening');
    expect(at(...late, 'goes back').output).toEqual({ kind: 'left' });
  });
  test('so does a signing page that led back (docusign-4)', () => {
    expect(back(WIDE, 'getSigning: it is pending')).toBe('recording');
    expect(back(WIDE, 'getSigning: it is pending', POLL, 'after statusLimit (15000 ms)')).toBe('late');
    expect(back(WIDE, 'getSigning: it is signed')).toBe('signed');
    expect(back(WIDE, 'getSigning: she has declined')).toBe('declined');
  });
});

describe('how it ends (FLOW-DOC-04, ENUM-009)', () => {
  test('signed: it is done', () => {
    expect(phase(...ENDED, 'pollSigning: it is signed')).toBe('signed');
    expect(at(...ENDED, 'pollSigning: it is signed', 'continues').output).toEqual({ kind: 'signed' });
    expect(at(...ENDED, 'pollSigning: it is signed', 'goes back').output).toEqual({ kind: 'signed' });
  });
  test('declined: back, or sign after all', () => {
    const declined = [...ENDED, 'pollSigning: she has declined'];
    expect(phase(...declined)).toBe('declined');
    expect(at(...declined, 'stays with the decline').output).toEqual({ kind: 'declined' });
    expect(phase(...declined, 'opens the documents')).toBe('opening');
  });
  test('only read: not enough, and the papers can be signed now (docusign-5)', () => {
    const viewed = [...ENDED, 'pollSigning: she has only read them'];
    expect(phase(...viewed)).toBe('viewed');
    expect(at(...viewed, 'goes back').output).toEqual({ kind: 'left' });
    expect(phase(...viewed, 'opens the documents')).toBe('opening');
  });
  test('over: a new session, and void papers are read again (docusign-6)', () => {
    const expired = [...READING, POLL, 'pollSigning: the session is over'];
    expect(phase(...expired)).toBe('expired');
    expect(phase(...expired, 'opens the documents')).toBe('opening');
    const outdated = [...expired, 'opens the documents', 'openSigning: the documents are void'];
    expect(signingView(at(...outdated))).toMatchObject({ phase: 'outdated', failure: { code: 'PapersMissing' } });
    expect(at(...outdated, 'wants the new documents').output).toEqual({ kind: 'outdated' });
  });
  test('a session that the lender no longer knows is over, too', () =>
    expect(phase(...READING, POLL, 'pollSigning: there is no session')).toBe('expired'));
  test('given up by the lender: in its words, and the papers can be signed again', () => {
    const unrecorded = [...ENDED, 'pollSigning: it could not be recorded'];
    expect(signingView(at(...unrecorded))).toMatchObject({ phase: 'unrecorded', failure: { status: 422 } });
    expect(phase(...unrecorded, 'opens the documents')).toBe('opening');
  });
});

describe('what is lost or refused', () => {
  test('while a signature is being recorded no session opens: the portal waits for it', () =>
    expect(phase(WIDE, NONE, 'openSigning: a signature is being recorded')).toBe('recording'));
  test('a lost answer is asked for again, and a refusal is not', () => {
    expect(phase(WIDE, NONE, 'openSigning: no answer', 'tries again')).toBe('opening');
    const refused = at(WIDE, NONE, 'openSigning: she is not eligible');
    expect(signingView(refused)).toMatchObject({ phase: 'unopened', mayRetry: false });
    expect(refused.can({ type: 'retry.chosen' })).toBe(false);
  });
  test('an address of another site is not opened: in the frame, in this window, or with a late check', () => {
    expect(signingView(at(WIDE, NONE, 'openSigning: the address is of another site'))).toMatchObject({ phase: 'unable', signingUrl: '' });
    expect(phase(SMALL, NONE, 'opens the documents', 'openSigning: the address is of another site')).toBe('unable');
    expect(phase(SMALL, NONE, 'opens the documents', 'openSigning: a session is opened', 'leaveToSign: the address is refused')).toBe(
      'unable',
    );
  });
  test('a failed poll is only a reason to ask again, later when the lender wants so', () => {
    expect(at(...READING, POLL, 'pollSigning: no answer').matches({ screen: { open: { poll: 'pausing' } } })).toBe(true);
    expect(phase(...READING, POLL, 'pollSigning: no answer')).toBe('reading');
    expect(at(...READING, POLL, 'pollSigning: too many requests').context.pauseMs).toBe(5_000);
    expect(pauseAfter({ status: 429, retryAfterMs: 120_000 })).toBe(30_000);
    expect(pauseAfter({ status: 503, retryAfterMs: 120_000 })).toBe(1_000);
    expect(isGivenUp(new ApiError({ kind: 'refused', call: 'GET /loanSigning', status: 503, texts: ['Later.'] }).failure)).toBe(false);
  });
});

test('the screen has the name that the flow gives it, and leads to the same state (part of ROUTE-047)', () => {
  const kim = follow(walk, BACK, WIDE);
  expect([screenOf(kim), signingView(kim).name, stateNamed(kim, 'OriginationDocuSign')]).toEqual([
    'OriginationDocuSign',
    'OriginationDocuSign',
    'DocuSignView',
  ]);
  expect(screenOf(at(WIDE))).toBe('DocuSignView');
});
