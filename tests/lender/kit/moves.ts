import type { SigningType } from '../../../services/contract/enums.ts';
import type { CallName } from '../../../services/contract/index.ts';
import { sign } from '../../calls/agreement.ts';
import { drawBy, lockAddOn } from '../../calls/draws.ts';
import { infoOf, originationBy } from '../../calls/offers.ts';
import { paymentBy } from '../../calls/payment.ts';
import { PAYEE, toCard } from '../../calls/rewards.ts';
import { until } from '../../calls/until.ts';
import type { Loan, World } from '../../calls/world.ts';
import { movements } from '../draws.kit.ts';

/** Does a step, perhaps more than once: each step can be repeated. */
export type Step = <T>(step: () => Promise<T>) => Promise<T>;

/** A move of money from its first step to its last. */
type Move = {
  what: string;
  person: string;
  /** The call that moves the money. */
  call: CallName;
  /** Everything before the call. Returns its request. */
  prepare(who: World, step: Step): Promise<object>;
  /** Waits until the attempt with this key is through, and does what comes after it. */
  finish(who: World, key: string, step: Step): Promise<unknown>;
  /** What the ledger has of it: cents and status. */
  moved(who: World): Promise<[number, string][]>;
  /** What the ledger must have of it, once. */
  cents: number;
};

const SETTLEMENT_CENTS = 30_000;
const DRAWN_CENTS = 12_000;
const REWARDS_CENTS = 15_000;
/** The least that Kim can take. */
const NEW_LOAN_CENTS = 60_000;
/** Eve's loan with an open settlement offer. */
const SETTLED_PLACE = 2;

const inLedger = async (who: World, kind: 'payment' | 'draw' | 'origination' | 'cashOut', loanId?: string): Promise<[number, string][]> =>
  (await movements(who.line, kind, loanId)).map(({ cents, status }) => [cents, status]);

/** Signs unless it is signed already: the portal asks before it opens the papers again. */
export async function signOnce(who: World, loan: Loan, signingType: SigningType): Promise<void> {
  const { status, body } = await who.call('GET /loanSigning', { loanId: loan.loanId, lmsId: loan.lmsId, signingType });
  if (status !== 200 || !JSON.stringify(body).includes('signing_complete')) await sign(who, loan, signingType);
}

/** Every move of money beside payment and refinance. */
export const MOVES: readonly Move[] = [
  {
    what: 'a settlement',
    person: 'eve',
    call: 'POST /payment',
    async prepare(eve, step) {
      const loan = await eve.loan(SETTLED_PLACE);
      await step(() => signOnce(eve, loan, 'settlement'));
      await step(() => eve.answer('POST /settlementStatus', { loanId: loan.loanId, docSigned: true, paymentMade: false }));
      return { ...(await paymentBy(eve, SETTLEMENT_CENTS, SETTLED_PLACE)), paymentType: 5 };
    },
    finish: (eve, messageKey) =>
      until(eve, 'the settlement is still pending', async () => {
        const { pending } = await eve.answer('GET /payment', { messageKey });
        return pending ? undefined : true;
      }),
    moved: async (eve) => inLedger(eve, 'payment', (await eve.loan(SETTLED_PLACE)).loanId),
    cents: SETTLEMENT_CENTS,
  },
  {
    what: 'a draw',
    person: 'dot',
    call: 'POST /draw',
    async prepare(dot, step) {
      await step(() => lockAddOn(dot));
      return drawBy(dot);
    },
    finish: (dot, messageKey) =>
      until(dot, 'the draw is still to be decided', async () =>
        (await dot.answer('GET /draw', { messageKey })).pending ? undefined : true,
      ),
    moved: async (dot) => inLedger(dot, 'draw', (await dot.loan()).loanId),
    cents: DRAWN_CENTS,
  },
  {
    what: 'a new loan',
    person: 'kim',
    call: 'POST /loanOriginate',
    async prepare(kim, step) {
      const { appraisalId } = await infoOf(kim);
      await step(() => kim.answer('PUT /appraisalStatus', { appraisalId }));
      return originationBy(kim);
    },
    async finish(kim, messageKey, step) {
      const loanId = await until(
        kim,
        'the loan is still being made',
        async () => (await kim.answer('GET /loanOriginate', { messageKey })).loanId || undefined,
      );
      const made = (await kim.answer('GET /accounts', {})).loans.find((loan) => loan.loanId === loanId);
      if (!made?.unsigned) throw new Error(`the new loan ${loanId} does not wait for its signature`);
      await step(() => signOnce(kim, made, 'origination'));
    },
    moved: (kim) => inLedger(kim, 'origination'),
    cents: NEW_LOAN_CENTS,
  },
  {
    what: 'a cash-out',
    person: 'rae',
    call: 'POST /cashOut',
    async prepare(rae, step) {
      await step(() => rae.answer('POST /mdmProfile', { profileId: rae.claims.sub, details: PAYEE }));
      return step(() => toCard(rae));
    },
    finish: (rae, messageKey) =>
      until(rae, 'the cash-out is still to be decided', async () =>
        (await rae.answer('GET /cashOut', { messageKey })).pending ? undefined : true,
      ),
    moved: (rae) => inLedger(rae, 'cashOut'),
    cents: REWARDS_CENTS,
  },
];
