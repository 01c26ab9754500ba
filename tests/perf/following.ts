import { createActor, fromCallback, type AnyActorRef } from 'xstate';
import { doneEvent } from '../../machines/graph/chartInternals.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { link } from '../../routes/studio/link.ts';
import { ApiError } from '../../services/contract/error.ts';
import { ann, settings } from '../../machines/paths/people/people.ts';
import { loanLike } from '../../machines/paths/people/loans.ts';
import { median, type Line } from './kit/figures.ts';

/** Issue "studio": ms that following adds to an event, in all. */
const LIMIT_MS = 0.2;
const EVENTS = 400;
const ROUNDS = 11;
const MICROSECONDS = 1_000;

/** A payment whose amount is chosen again and again. */
function payment() {
  const gathered = {
    loan: loanLike({ loanId: 'title' }),
    cards: [],
    cardsFailure: null,
    nextBusinessDate: '',
    now: 0,
    inFlight: null,
    draft: null,
  };
  const chart = paymentMachine.provide({ actors: { keepDraft: fromCallback(() => undefined) } });
  const actor = createActor(chart, {
    input: { person: ann, settings, params: { brand: 'TitleMax', loanId: 'title' }, screen: 'MakePayment' },
  }).start();
  const asParent: AnyActorRef = actor;
  asParent.send(doneEvent('gathering', { kind: 'gathered', gathered }));
  return actor;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

/** ms of work for one event, with its message to a channel that copies it as a browser's does. CPU time of this process only. */
async function round(followed: boolean): Promise<number> {
  const app = payment();
  await pause();
  if (!app.getSnapshot().matches({ amount: 'choosing' })) throw new Error('the payment does not ask for its amount');
  if (followed)
    link(app, {
      tab: 't',
      line: { post: (message) => void structuredClone(message), listen: () => undefined },
      Failed: ApiError,
      now: () => 0,
      address: () => '/',
      open: () => undefined,
    });
  const from = process.cpuUsage();
  for (let at = 0; at < EVENTS; at++) {
    app.send({ type: 'amount.chosen', amountType: at % 2 === 0 ? 'minimumDue' : 'payoff' });
    if (at % 10 === 9) await pause(); // events of a customer are slower than messages
  }
  await pause();
  const { user, system } = process.cpuUsage(from);
  app.stop();
  return (user + system) / MICROSECONDS / EVENTS;
}

/** The cost for a portal of being followed by a studio. */
export async function measureFollowing(): Promise<Line[]> {
  const alone: number[] = [];
  const followed: number[] = [];
  for (let at = 0; at < ROUNDS; at++) {
    alone.push(await round(false));
    followed.push(await round(true));
  }
  const ms = median(followed) - median(alone);
  return [
    {
      what: 'Studio, following one event',
      held: ms <= LIMIT_MS,
      figures: `${ms.toFixed(3)} of ${LIMIT_MS} ms (median of ${ROUNDS * EVENTS})`,
    },
  ];
}
