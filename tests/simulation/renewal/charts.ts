import { fromCallback, fromPromise } from 'xstate';
import { agreementMachine } from '../../../machines/agreement/agreement.machine.ts';
import { sendingMachine } from '../../../machines/attempt/sending.machine.ts';
import { cancelRenewalMachine } from '../../../machines/cancelRenewal/cancelRenewal.machine.ts';
import type { Draft as CancelDraft } from '../../../machines/cancelRenewal/cancelRenewal.rules.ts';
import { gatheringMachine } from '../../../machines/payment/gathering.machine.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { fillSlots, paymentAttempt, paymentMoney } from '../../../machines/payment/payment.parts.ts';
import { tidyingMachine } from '../../../machines/payment/tidying.machine.ts';
import { disburseMethodMachine } from '../../../machines/disburseMethod/disburseMethod.machine.ts';
import { renewalMachine } from '../../../machines/renewal/renewal.machine.ts';
import { signingMachine } from '../../../machines/signing/signing.machine.ts';
import type { Risk, Risks } from '../../../services/actors/renewal.ts';
import { call } from '../../../services/actors/call.ts';
import { api } from '../../../services/client/api.ts';
import type { Made } from '../../../services/client/appReview.ts';
import type { Person } from '../../../services/contract/session.ts';
import type { Ask, CallName } from '../../../services/contract/index.ts';
import type { Renewal } from '../../../services/contract/unfinishedPayment.ts';
import { seatNow } from './seat.ts';

import * as browser from './browserActors.ts';
import type { Whose } from './browserActors.ts';

/** The real charts, once for all tabs, in the stand-ins of a browser. */
const {
  done,
  newKey,
  readClock,
  forgetDraft,
  ownDraft,
  readLeft,
  writeInFlight,
  forgetInFlight,
  keepDraft,
  holdTab,
  watchOtherTab,
  readLocated,
  getAccounts,
  listCards,
  realRelease,
  releaseLock,
} = browser;

const sending = sendingMachine.provide({ actors: { newKey, writeInFlight, post: paymentMoney.post } });
const attempt = paymentAttempt.provide({ actors: { newKey, readClock, holdTab, watchOtherTab, forgetInFlight, sending } });
const gathering = gatheringMachine.provide({
  actors: {
    readClock,
    readLeft,
    getAccounts,
    getCards: listCards,
    getBusinessDate: call('GET /nextBusinessDate'),
  },
});
const tidying = tidyingMachine.provide({
  actors: { forgetDraft, forgetAnswers: done<{ names: readonly CallName[] }>(), setLock: realRelease },
});
const payment = paymentMachine.provide({
  actors: {
    attempt,
    gathering,
    tidying,
    keepDraft,
    forgetDraft,
    readLocated,
    releaseLock,
    fetchParts: fromPromise<void>(() => Promise.resolve(fillSlots())),
    readWantedDocuments: fromPromise<boolean, { person: Pick<Person, 'guest'>; loanId: string }>(() => Promise.resolve(false)),
    readStoreAddress: fromPromise<string, { person: Pick<Person, 'guest'>; storeId: string }>(() => Promise.resolve('')),
    countPayment: fromPromise<string | null, Made>(() => Promise.resolve(null)),
  },
});

const renewal = renewalMachine.provide({
  actors: {
    getAccounts,
    readDraft: ownDraft,
    noteRisks: fromPromise<Risks, Whose & { found: Risks }>(({ input }) => Promise.resolve(input.found)),
    acknowledgeRisk: done<Whose & { risk: Risk }>(),
    keepRenewal: fromPromise<void, Whose & { renewal: Renewal }>(({ input }) =>
      Promise.resolve(seatNow().changeDraft({ renewal: input.renewal })),
    ),
    noteLock: fromPromise<void, Whose & { holdsLock: boolean }>(({ input }) =>
      Promise.resolve(seatNow().changeDraft({ holdsLock: input.holdsLock })),
    ),
    setLock: releaseLock,
    forgetDraft,
    fetchParts: fromPromise<void>(() => Promise.resolve()),
    disburseMethod: disburseMethodMachine.provide({ actors: { listCards, readClock } }),
  },
});

const signing = signingMachine.provide({
  actors: {
    readWay: fromPromise<'frame' | 'redirect'>(() => Promise.resolve('frame')),
    openSigning: fromPromise<{ signingUrl: string | null }, Omit<Ask<'POST /loanSigning'>, 'redirectUrl'>>(async ({ input, signal }) => {
      const seat = seatNow();
      const { signingUrl } = await api('POST /loanSigning', { ...input, redirectUrl: 'https://portal.example.com' }, { signal });
      seat.signing = signingUrl;
      return { signingUrl };
    }),
    watchSigning: fromCallback<{ type: 'signing.unwatched' }>(({ sendBack }) => {
      const seat = seatNow();
      seat.tellSigned = () => seat.run(() => sendBack({ type: 'signing.ended' }));
      return () => {
        seat.tellSigned = null;
      };
    }),
    watchVisibility: fromCallback(() => () => undefined),
  },
});
const agreement = agreementMachine.provide({
  actors: {
    getAccounts,
    readDraft: ownDraft,
    readClock,
    signing,
    keepAgreed: fromPromise<void, Whose & Pick<Renewal, 'agreedIntent' | 'newLoan'>>(({ input: { agreedIntent, newLoan } }) => {
      const seat = seatNow();
      const before = seat.draft?.renewal;
      if (before) seat.changeDraft({ renewal: { ...before, agreedIntent, newLoan } });
      return Promise.resolve();
    }),
  },
});
const cancelRenewal = cancelRenewalMachine.provide({
  actors: {
    getAccounts,
    listCards,
    readDraft: fromPromise<CancelDraft | null>(() => Promise.resolve(seatNow().cancelDraft)),
    writeDraft: fromPromise<void, CancelDraft>(({ input }) => {
      seatNow().cancelDraft = input;
      return Promise.resolve();
    }),
  },
});

export const charts = { payment, renewal, agreement, cancelRenewal };
