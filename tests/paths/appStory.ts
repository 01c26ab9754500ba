import type { Person } from '../../machines/kit/session.types.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { ann, settings } from '../../machines/paths/people/people.ts';
import { appWalk } from '../../machines/paths/walks/app.walks.ts';

export const walk = appWalk();

/** The app's snapshot after these events, from a start of the walk. */
export function after(start: 'the start page is opened' | 'a link is opened', ...events: Parameters<typeof walk.after>[1][]) {
  let at = walk.situations.find(({ title }) => title === start)?.snapshot;
  if (!at) throw new Error(`the walk has no start "${start}"`);
  for (const event of events) at = walk.after(at, event);
  return at;
}

/** What the app hears when one of its actors has ended. */
export const done = (id: string, { done: output }: { done: unknown }) => ({ type: `xstate.done.actor.${id}`, output });
export const startedWith = (person: Person | null, locks: string[] = []) =>
  done('start', { done: { kind: 'started', settings, person, locks } });
export const annIsIn = done('signIn', { done: { kind: 'signedIn', person: ann, remember: false } });
export const nothingUnderWay = done('readInFlight', { done: null });
export const paymentIsHere = done('fetchFlow', { done: paymentMachine });
