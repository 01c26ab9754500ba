import { ApiError } from '../../../services/contract/error.ts';
import { signingMachine } from '../../signing/signing.machine.ts';
import type { SigningInput } from '../../signing/signing.rules.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { ann, settings } from '../people/people.ts';

export const annSigns: SigningInput = {
  person: { profileId: ann.profileId, customerId: ann.customerId },
  loanId: 'title',
  lmsId: '1',
  signingType: 'refinance',
  settings,
  storePhoneNumber: '5125550150',
};

/** The papers of a new loan, on OriginationDocuSign. */
export const kimComesBack: SigningInput = {
  ...annSigns,
  screenNames: { DocuSignView: 'OriginationDocuSign' },
  signingType: 'origination',
  hasReturned: true,
};

const SIGNING_URL = 'https://sign.example/signing?ticket=t-1';

const GET = 'GET /loanSigning';
const POST = 'POST /loanSigning';
const lost = (call: string) => ({ fails: new ApiError({ kind: 'unknown', call }) });
const ended = (signingStatus: string) => ({ done: { pending: false, signingStatus } });

const stands = {
  'it is pending': { done: { pending: true } },
  'it is signed': ended('signing_complete'),
  'she has declined': ended('decline'),
  'she has only read them': ended('viewing_complete'),
  'the session is over': ended('ttl_expired'),
  'there is no session': { fails: new ApiError({ kind: 'missing', call: GET, status: 404 }) },
  'it could not be recorded': {
    fails: new ApiError({
      kind: 'refused',
      call: GET,
      status: 422,
      texts: ['Your signature could not be recorded, and nothing is signed. Please sign again.'],
    }),
  },
  'no answer': lost(GET),
};

/** Everything that can happen while Ann signs the papers of a refinance, and Kim those of a new loan. */
export const signingWalk = once(() =>
  explore(signingMachine, {
    starts: {
      'Ann signs her documents': annSigns,
      'the signing page leads Kim back': kimComesBack,
    },
    events: {
      'opens the documents': { type: 'signing.chosen' },
      'wants them in this window': { type: 'window.chosen' },
      'the frame has loaded': { type: 'frame.loaded' },
      'tries again': { type: 'retry.chosen' },
      continues: { type: 'signature.confirmed' },
      'stays with the decline': { type: 'decline.confirmed' },
      'wants the new documents': { type: 'papers.chosen' },
      'goes back': { type: 'flow.left' },
    },
    answers: {
      readWay: { 'a frame fits': { done: 'frame' }, 'no frame fits': { done: 'redirect' } },
      getSigning: stands,
      pollSigning: {
        ...stands,
        'too many requests': { fails: new ApiError({ kind: 'limited', call: GET, status: 429 }) },
      },
      openSigning: {
        'a session is opened': { done: { signingUrl: SIGNING_URL } },
        'the address is of another site': { done: { signingUrl: null } },
        'a signature is being recorded': {
          fails: new ApiError({
            kind: 'refused',
            call: POST,
            status: 409,
            texts: ['Your signature is already being recorded. Wait for its result.'],
          }),
        },
        'the documents are void': {
          fails: new ApiError({
            kind: 'refused',
            call: POST,
            status: 422,
            code: 'PapersMissing',
            texts: ['Read the documents of this refinance before you sign them.'],
          }),
        },
        'she is not eligible': {
          fails: new ApiError({
            kind: 'refused',
            call: POST,
            status: 422,
            texts: ['You are not eligible at this time. Please contact customer service.'],
          }),
        },
        'no answer': lost(POST),
      },
      leaveToSign: {
        'the browser goes there': { done: undefined },
        'the address is refused': { fails: new TypeError('an address that may not be opened') },
      },
      watchSigning: { 'it has ended': { says: { type: 'signing.ended' } } },
      watchVisibility: { 'the page is hidden': { says: { type: 'page.hidden' } }, 'the page is seen': { says: { type: 'page.seen' } } },
    },
    sees: ({ context: { way, hasReturned, signingUrl, pauseMs, failure, ending } }) => [
      way,
      hasReturned,
      signingUrl !== '',
      pauseMs,
      failure?.kind,
      failure?.status,
      ending,
    ],
    background: ['pollSigning', 'watchSigning', 'watchVisibility'],
    outcomes: ['signed', 'declined', 'outdated', 'left'],
  }),
);
