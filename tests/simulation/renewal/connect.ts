import type { Api } from '../../../services/client/api.ts';
import type { CallName } from '../../../services/contract/index.ts';
import { carry, serve, served, type Arrival, type Fault, type Handlers, type Road } from '../network.ts';
import { handlersFor } from './handlers.ts';
import type { Judge } from './judge.ts';
import type { Party } from './loan.ts';
import { seatNow } from './seat.ts';
import type { RenewalService } from './service.ts';

export const FAULTS: readonly Fault[] = ['cutBefore', 'cutAfter', 'gateway502', 'silent', 'late', 'twice'];
const FRAGILE: readonly CallName[] = [
  'POST /loanlock',
  'GET /documents',
  'POST /disclosureacknowledgement',
  'GET /disclosures',
  'POST /loanSigning',
  'GET /loanSigning',
  'POST /payment',
  'GET /payment',
  'POST /paymentTimeout',
  'POST /cancelrefinance',
];

type World = { service: RenewalService; road: Road; judge: Judge; hasCodes: boolean; forgetsKeys: boolean };

/** The way of each party to the service. The calls that do not matter here are answered at once: virtual time is the costly part of a run. */
export function connect({ service, road, judge, hasCodes, forgetsKeys }: World) {
  const { clock, random } = road;
  /** Requests to give the lock back that did not reach the service in time. */
  const lost: { who: Party; at: number }[] = [];

  const apiOf = (who: Party): Api => {
    let arrival: Arrival = { late: false };
    const handlers: Handlers = handlersFor(who, { service, clock, random, hasCodes }, () => arrival);
    return (name, ask, options = {}) => {
      const key = forgetsKeys && options.key ? random.uuid() : (options.key ?? '');
      const isFragile = FRAGILE.includes(name);
      const isRelease = name === 'POST /loanlock' && 'value' in ask && ask.value === 'delete';
      const { review } = seatNow();
      const take = () => {
        const before = service.attempts.length;
        const answer = serve(handlers, name, ask, key);
        if (service.attempts.length > before) judge.noteTaken(key, review);
        return answer;
      };
      const work = (how: Arrival) => {
        arrival = how;
        if (isRelease && !how.late) lost.splice(0, lost.length, ...lost.filter((one) => one !== release));
        return name === 'POST /payment' ? take() : serve(handlers, name, ask, key);
      };
      const release = { who, at: clock.now };
      if (isRelease) lost.push(release);
      if (isFragile) return carry(road, { call: name, isFragile, signal: options.signal }, work);
      return Promise.resolve().then(() => {
        const answered = served(name, () => work({ late: false }));
        if ('error' in answered) throw answered.error;
        return answered.answer;
      });
    };
  };
  return { apiOf, lost };
}
