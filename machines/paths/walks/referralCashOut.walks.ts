import { ApiError } from '../../../services/contract/error.ts';
import type { InFlight } from '../../../services/contract/unfinishedPayment.ts';
import { referralCashOutMachine } from '../../referralCashOut/referralCashOut.machine.ts';
import type { Typed } from '../../referralCashOut/referralCashOut.fields.ts';
import { rewardsId, type CashOutInput } from '../../referralCashOut/referralCashOut.rules.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { rae, ray, rewarding, stats } from '../people/rewards.ts';
import { addCardWalk } from './addCard.walks.ts';
import { attemptMayAnswer, standings } from './attempt.standings.ts';
import { KEY, NOON, visa } from './payment.people.ts';
import { addressSearchWalk } from './profile.walks.ts';

const offline = (call: string) => ({ fails: new ApiError({ kind: 'offline', call }) });
const refusal = (code: string, ...texts: string[]) =>
  new ApiError({ kind: 'refused', call: 'POST /cashOut', status: 422, code, texts }).failure;

export const raeCashesOut: CashOutInput = { person: rae, settings: rewarding, balance: 15_000, inFlight: null };
const rayCashesOut: CashOutInput = { ...raeCashesOut, person: ray, balance: 5_000 };
/** Sent before a reload, without an answer. */
export const inFlight: InFlight = {
  profileId: rae.profileId,
  flow: 'cashOut',
  brand: '',
  loanId: rewardsId(rae),
  amount: 15_000,
  paymentKey: KEY,
  messageKey: '',
  fingerprint: 'cashOut|15000|n-1|5556',
  startedAt: NOON,
  phase: 'posting',
};

export const debit = { ...visa, cardIds: [], cardNumber: '•••• •••• •••• 5556', cardholderName: 'Rae Oyelaran' };
export const receipt = {
  pending: false,
  status: 'complete',
  newBalance: 0,
  confirmationNumber: 'C-1',
  amount: 15_000,
  paidAt: '2026-11-21T12:00:00.000Z',
};

/** The form of a non-customer. */
export const everything: Typed = {
  firstName: 'Rae Ann',
  lastName: 'O’Neil-Oyelaran',
  dateOfBirth: '9/28/1971',
  'home.line1': '12 Juniper Street',
  'home.line2': '',
  'home.city': 'Fallow Creek',
  'home.state': 'tx',
  'home.zip': '78643',
};

const NO_PROFILE = 'it is refused without a profile';

/** What each end of the attempt is in its own walk. */
const ENDS: Readonly<Record<string, string>> = {
  'it is sent': 'paid',
  'the card is refused': 'refused',
  [NO_PROFILE]: 'refused',
  'it never arrived': 'notSent',
  'the other tab has finished': 'endedElsewhere',
};

/** The address search after a choice. */
function foundAddress() {
  const found = addressSearchWalk().situations.find(({ snapshot }) => snapshot.context.found !== null);
  if (!found) throw new Error('no address is ever found');
  return found.snapshot;
}

/** Everything that can happen to the cash-out of Rae, who is no customer, and of Ray, who is one. */
export const referralCashOutWalk = once(() =>
  explore(referralCashOutMachine, {
    starts: {
      'Rae cashes out': raeCashesOut,
      'Ray, a customer, cashes out': rayCashesOut,
      'Rae comes back to a cash-out under way': { ...raeCashesOut, inFlight },
    },
    events: {
      'types the name': { type: 'profile.typed', values: { firstName: 'Rae' } },
      'types an address': { type: 'search.typed', name: 'home', text: '12 Jun' },
      'sends everything': { type: 'profile.submitted', values: everything },
      'sends empty fields': { type: 'profile.submitted', values: { ...everything, firstName: '', 'home.line1': '' } },
      'takes another card': { type: 'card.changeChosen' },
      'sends the money': { type: 'cashOut.submitted' },
      'tries again': { type: 'retry.chosen' },
      'goes back': { type: 'flow.left' },
    },
    answers: {
      getProfile: {
        'the profile is complete': { done: { mdmId: 'm-1', complete: true } },
        'the profile is missing': { done: { mdmId: 'm-1', complete: false } },
        'no network': offline('POST /mdmProfile'),
      },
      readTyped: {
        nothing: { done: null },
        'a name was typed': { done: { transactionUuid: '', typed: { firstName: 'Rae Ann' } } },
      },
      getStates: { 'the states': { done: { states: [{ label: 'Texas', value: 'TX' }] } }, 'no network': offline('GET /states') },
      saveProfile: {
        'it is saved': { done: { mdmId: 'm-1', complete: true } },
        'the lender refuses it': {
          fails: new ApiError({ kind: 'refused', status: 422, texts: ['Check the date of birth.'], call: 'POST /mdmProfile' }),
        },
      },
      addCard: {
        'the form is on the screen': { shows: addCardWalk().situations[0]?.snapshot },
        'the card is taken': { done: { kind: 'added', card: debit, temporary: true, nonce: 'n-1' } },
        'no card': { done: { kind: 'declined' } },
      },
      readDraft: {
        'no card was typed before': { done: null },
        'a card was typed before': { done: { transactionUuid: 'n-1', typed: {} } },
      },
      readCard: { 'it is still there': { done: debit }, 'it is gone': offline('GET /cardSecureAcceptance') },
      readBalance: {
        'Rae still has $150.00': { done: stats },
        'Ray still has $50.00': { done: { ...stats, currentBalance: 5_000 } },
        'another device has cashed out': { done: { ...stats, currentBalance: 0 } },
        'no network': offline('GET /referralStats'),
      },
      writeDraft: { 'it is kept': { done: undefined } },
      attempt: {
        ...standings(),
        'it is sent': { done: { kind: 'paid', receipt } },
        'the card is refused': { done: { kind: 'refused', failure: refusal('', 'This card can’t receive money. Choose a debit card.') } },
        [NO_PROFILE]: { done: { kind: 'refused', failure: refusal('ProfileMissing', 'Complete your profile before you cash out.') } },
        'it never arrived': { done: { kind: 'notSent' } },
        'the other tab has finished': { done: { kind: 'endedElsewhere' } },
      },
      addressSearch: { 'an address is found': { shows: foundAddress() } },
      keepDraft: {},
    },
    background: ['addressSearch', 'keepDraft', 'addCard', 'attempt'],
    sees: ({ context: { person, inFlight: followed, card, standing, failure, problems, states, receipt: paid, outcome, isChecked } }) => [
      outcome.kind,
      person.profileId,
      followed !== null,
      card !== null,
      standing.phase,
      standing.elsewhere,
      standing.notSent,
      isChecked,
      failure?.kind,
      Object.keys(problems).length > 0,
      states !== null,
      paid !== null,
    ],
    outcomes: ['left', 'notSent', 'endedElsewhere'],
    happens: (snapshot, { label }) => attemptMayAnswer(snapshot.context, label, ENDS),
  }),
);
