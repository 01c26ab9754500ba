import type { SnapshotFrom } from 'xstate';
import { ApiError } from '../../../services/contract/error.ts';
import { DEFAULT_SETTINGS } from '../../../services/contract/settings.ts';
import { renewalMachine } from '../../renewal/renewal.machine.ts';
import * as cash from '../../renewal/cash.rules.ts';
import * as rules from '../../renewal/renewal.rules.ts';
import type { RenewalInput } from '../../renewal/renewal.types.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { loanLike, loanWithCash, titleLoan } from '../people/loans.ts';
import { renewedLoan, switchedLoan } from '../people/newLoans.ts';
import { ann } from '../people/people.ts';
import { PAYMENT_CHANNEL } from '../../../services/contract/enums.ts';
import { ancillaryWalk } from './ancillary.walks.ts';
import { disburseMethodWalk } from './disburseMethod.walks.ts';
import { partyCodeWalk } from './partyCode.walks.ts';

const params = { brand: 'TitleMax', loanId: 'title' };
const opens = (search = {}): RenewalInput => ({ person: ann, settings: DEFAULT_SETTINGS, params, screen: 'ProductSwitch', search });
/** Co-signed by Sam, and offered as an installment loan. */
const shared = loanLike({ cosignerId: 'sam-2', alternateId: 'profile-sam', alternateName: 'Sam Ito', alternateLinked: true });
const switching = loanLike({ productMigration: true, disburseProductMigration: { newProductId: 'P-2' } });
/** Renewed only with cash. */
const onlyWithCash = {
  ...loanWithCash,
  refinanceEligible: false,
  validations: { ...titleLoan.validations, isDisbursementAvailable: true },
};

const draft = {
  brand: 'TitleMax',
  loanId: 'title',
  screen: 'MakePayment',
  amountType: 'minimumDue',
  otherAmount: null,
  amount: 21_455,
  cardIds: [],
  saveCard: true,
};

/** She has chosen cash before, which goes to MoneyGram. */
const cashBegun = {
  ...draft,
  renewal: {
    productId: 'P-1',
    migrateProduct: false,
    ancillaryProductIds: [],
    agreedIntent: '',
    cash: { cents: 20_000, channel: PAYMENT_CHANNEL.moneyGram, card: null },
  },
};

/** Then she has changed the amount. */
const { cash: earlierCash } = cashBegun.renewal;
const cashEarlier = { ...draft, earlierCash };

const lost = (call: string) => ({ fails: new ApiError({ kind: 'unknown', call }) });
const no = (call: string, text: string) => ({ fails: new ApiError({ kind: 'refused', call, status: 422, texts: [text] }) });
const LIMITS = 'To refinance, pay at least $214.55 and at most $1,732.10.';
/** The new loan needs something that only the store provides. */
const onlyInStore = {
  fails: new ApiError({
    kind: 'refused',
    call: 'GET /documents',
    status: 422,
    code: 'ProductsMissing',
    texts: ['This refinance needs your store: Vehicle inspection. Make an appointment, or pay more now.'],
  }),
};
const priced = (terms: object) => ({ done: { documents: [], signatureRequired: true, terms } });
const risks = (more: object = {}) => ({
  done: { rateChanged: false, creditLimitChanged: false, refinanceDenied: false, ...more },
});
const noted = (rateChanged: boolean, creditLimitChanged: boolean) => ({ done: { rateChanged, creditLimitChanged, changeId: 'change-1' } });

/** What the field of cash changes; once it is confirmed, only its amount and its way. */
const cashSeen = (snapshot: SnapshotFrom<typeof renewalMachine>) => {
  const { context } = snapshot;
  const isTyped = snapshot.matches('choice');
  return [
    context.cash,
    context.where !== null,
    context.loan?.refinanceEligible,
    ...(isTyped ? [cash.cashProblemOf(context), cash.cashHasChanged(context)] : []),
  ];
};

const chosenBefore: rules.Choices = { loanId: params.loanId, product: 'other', cashTyped: null, ancillaryProductIds: ['roadside'] };

/** Everything that can happen while Ann looks at the terms of a renewal. */
export const renewalWalk = once(() =>
  explore(renewalMachine, {
    starts: {
      'Ann wants to renew': opens(),
      'Ann’s lock has run out': opens({ because: 'lockMissing' }),
      'Ann opens an address without a brand': { ...opens(), params: { loanId: 'title' } },
    },
    events: {
      'acknowledges the change': { type: 'risk.acknowledged' },
      'stays with the same kind of loan': { type: 'product.chosen', product: 'same' },
      'chooses the other kind of loan': { type: 'product.chosen', product: 'other' },
      'types $200.00 of cash': { type: 'cash.typed', cents: 20_000 },
      'types $10.00 of cash': { type: 'cash.typed', cents: 1_000 },
      'types $9,000.00 of cash': { type: 'cash.typed', cents: 900_000 },
      'empties the field of cash': { type: 'cash.typed', cents: null },
      'goes on to renew': { type: 'terms.confirmed' },
      'confirms the switch': { type: 'switch.confirmed' },
      'chooses again': { type: 'switch.declined' },
      'pays only': { type: 'plainPayment.chosen' },
      'makes an appointment to renew': { type: 'appointment.chosen', product: 'same' },
      'makes an appointment to switch': { type: 'appointment.chosen', product: 'other' },
      'tries again': { type: 'retry.chosen' },
      leaves: { type: 'flow.left' },
    },
    answers: {
      getAccounts: {
        'her loan': { done: { loans: [titleLoan] } },
        'another loan': { done: { loans: [loanLike({ loanId: 'other' })] } },
        'no answer': lost('GET /accounts'),
      },
      getDetail: {
        'her own loan': { done: { loan: titleLoan } },
        'a loan that Sam has signed, too': { done: { loan: shared } },
        'a loan that can be switched': { done: { loan: switching } },
        'a loan that pays out cash': { done: { loan: loanWithCash } },
        'a loan that is renewed only with cash': { done: { loan: onlyWithCash } },
        'no loan in it': { done: {} },
        'no answer': lost('GET /accountdetail'),
      },
      readDraft: {
        'she pays $214.55': { done: draft },
        'she has not begun': { done: null },
        'she has chosen cash before': { done: cashBegun },
        'she has changed the amount since': { done: cashEarlier },
        'more cash than the new amount allows': { done: { ...draft, earlierCash: { ...earlierCash, cents: 900_000 } } },
        'she has locked the loan before': { done: { ...draft, holdsLock: true } },
      },
      keepChoices: {},
      readChoices: { 'nothing was chosen': { done: null }, 'she has chosen the other kind': { done: chosenBefore } },
      getRisks: { 'nothing has changed': risks(), 'she is denied': risks({ refinanceDenied: true }), 'no answer': lost('GET /riskInfo') },
      noteRisks: {
        'nothing has changed': noted(false, false),
        'the limit has changed': noted(false, true),
        'the rate and the limit have changed': noted(true, true),
      },
      acknowledgeRisk: { 'it is noted': { done: undefined } },
      priceSame: {
        'the new loan': priced(renewedLoan),
        'not with this amount': no('GET /documents', LIMITS),
        'only in her store': onlyInStore,
        'no answer': lost('GET /documents'),
      },
      priceOther: {
        'the new loan': priced(switchedLoan),
        'not with this amount': no('GET /documents', LIMITS),
        'only in her store': onlyInStore,
        'no answer': lost('GET /documents'),
      },
      getSwitchRisks: {
        'the rate changes': risks({ rateChanged: true }),
        'the limit changes': risks({ creditLimitChanged: true }),
        'she is denied': risks({ refinanceDenied: true }),
        'no answer': lost('GET /riskInfo'),
      },
      takeLock: {
        'it is hers': { done: { alreadyLocked: false, lockedByName: '' } },
        'Sam has it': { done: { alreadyLocked: true, lockedByName: 'Sam Ito' } },
        'no answer': lost('POST /loanlock'),
      },
      noteLock: { 'it is noted': { done: undefined } },
      releaseLock: { 'it is free': { done: { alreadyLocked: false, lockedByName: '' } }, 'no answer': lost('POST /loanlock') },
      partyCode: {
        'it is on the screen': { shows: partyCodeWalk().situations[0]?.snapshot },
        'Sam’s code is right': { done: { kind: 'verified' } },
        'she goes back': { done: { kind: 'left' } },
        'no code can be sent': { done: { kind: 'refused' } },
      },
      ancillary: {
        'it is on the screen': { shows: ancillaryWalk().situations[0]?.snapshot },
        'roadside help is sold': { done: { kind: 'chosen', ancillaryProductIds: ['roadside'] } },
        'she goes back': { done: { kind: 'left' } },
        'she needs her store': { done: { kind: 'appointmentChosen' } },
      },
      fetchParts: { 'it is here': { done: undefined }, 'a file is missing': lost('') },
      disburseMethod: {
        'it is on the screen': { shows: disburseMethodWalk().situations[0]?.snapshot },
        'to MoneyGram': { done: { kind: 'chosen', destination: { channel: PAYMENT_CHANNEL.moneyGram, card: null } } },
        'she goes back': { done: { kind: 'back' } },
      },
      keepRenewal: { 'they are stored': { done: undefined } },
      forgetDraft: { 'it is dropped': { done: undefined } },
    },
    params: [params],
    sees: (snapshot) => {
      const { context } = snapshot;
      return [
        context.brand,
        context.lockWasLost,
        context.loan !== null,
        rules.isShared(context),
        rules.maySwitch(context),
        context.amount,
        rules.openRisk(context),
        context.risks.creditLimitChanged,
        rules.isPossible(context, 'same'),
        rules.isPossible(context, 'other'),
        rules.needsStore(context, 'same'),
        rules.needsStore(context, 'other'),
        cash.lacksCash(context),
        cash.mayTryOtherCash(context),
        cash.limitsOf(context) !== null,
        ...(cash.limitsOf(context) ? cashSeen(snapshot) : []),
        context.product,
        context.productIsMissing,
        context.holdsLock,
        context.isVerified,
        context.ancillaryProductIds.length,
        context.failure !== null,
        context.outcome,
      ];
    },
    // only a loan that pays out cash has the field, and only one visit needs it
    happens: ({ context }, { label }) => {
      if (label === 'readChoices: she has chosen the other kind') return rules.maySwitch(context) && !context.holdsLock;
      if (!label.includes('cash')) return true;
      if (label.startsWith('getDetail')) return !context.lockWasLost;
      return cash.limitsOf({ ...context, amount: draft.amount }) !== null;
    },
    background: ['keepChoices', 'forgetDraft', 'partyCode', 'ancillary', 'disburseMethod'],
    outcomes: ['termsChosen', 'plainPaymentChosen', 'appointmentWanted', 'switchAppointmentWanted', 'left'],
  }),
);
