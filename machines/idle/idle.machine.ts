/**
 * The idle timeout: watches the activity of a signed-in customer, warns before the limit, and reports the limit to its parent.
 * Activity is throttled and comes from all tabs (CONF-006). Spec: portal §4 "Idle timeout", §9; CONF-026.
 */
import { assign, enqueueActions, setup, stateIn, type AnyActorRef } from 'xstate';
import { readClock } from '../../services/actors/clock.ts';
import type { ActivityReport } from '../../services/actors/events.ts';
import { watchActivity } from '../../services/actors/watch.ts';
import { countdownMachine } from './countdown.machine.ts';
import { GRACE_MS, limitMs, limitSeconds, quietMs, warningSeconds } from './idle.rules.ts';
import { idleWords } from './idle.words.ts';

type IdleContext = {
  parent: AnyActorRef | null;
  /** Whose activity counts, in other tabs too; empty while nobody is signed in. */
  profileId: string;
  /** ms since 1970 of the last activity; 0 while nobody is signed in. Spec: portal §3 "Session state" (FLOW-IDLE-08). */
  sessionTimeoutStart: number;
  /** Minutes. */
  sessionTimeoutLimit: number;
  /** The next check is skipped, once. */
  sessionTimeoutSkip: boolean;
  /** What the warning counts down. */
  secondsLeft: number;
};

type SessionBegan = { type: 'session.began'; profileId: string; limitMinutes: number };

export type IdleEvent =
  | ActivityReport
  | SessionBegan
  | { type: 'session.closed' }
  /** "Stay signed in" in the warning. */
  | { type: 'stay.chosen' };

export const idleMachine = setup({
  types: {} as {
    /** `parent` gets `idle.expired`; without a parent the chart runs alone. */
    input: { parent?: AnyActorRef };
    context: IdleContext;
    events: IdleEvent;
    tags: 'warning';
    children: { watchActivity: 'watchActivity'; readClock: 'readClock'; countdown: 'countdown' };
  },
  actors: { watchActivity, readClock, countdown: countdownMachine },
  guards: {
    isAnotherCustomer: ({ context }, profileId: string) => profileId !== context.profileId,
    wasIdleTooLong: ({ context }, idleMs: number) => idleMs >= limitMs(context.sessionTimeoutLimit),
    isWarning: stateIn({ watching: { counting: 'warning' } }),
    isSkipped: ({ context }) => context.sessionTimeoutSkip,
  },
  actions: {
    keepSession: assign((_, { profileId, limitMinutes }: SessionBegan) => ({ profileId, sessionTimeoutLimit: limitMinutes })),
  },
  delays: {
    quietTime: ({ context }) => quietMs(context.sessionTimeoutLimit),
    grace: GRACE_MS,
    restOfQuietTime: ({ context }) => quietMs(context.sessionTimeoutLimit) - GRACE_MS,
    idleLimit: ({ context }) => limitMs(context.sessionTimeoutLimit),
  },
}).createMachine({
  id: 'idle',
  meta: idleWords,
  context: ({ input }) => ({
    parent: input.parent ?? null,
    profileId: '',
    sessionTimeoutStart: 0,
    sessionTimeoutLimit: 0,
    sessionTimeoutSkip: false,
    secondsLeft: 0,
  }),
  initial: 'resting',
  on: { 'skip.requested': { actions: assign({ sessionTimeoutSkip: true }) } },
  states: {
    resting: {
      entry: assign({ profileId: '', sessionTimeoutStart: 0 }),
      on: { 'session.began': { target: 'watching', actions: { type: 'keepSession', params: ({ event }) => event } } },
    },
    watching: {
      invoke: { id: 'watchActivity', src: 'watchActivity', input: ({ context }) => ({ profileId: context.profileId }) },
      initial: 'counting',
      on: {
        'session.closed': 'resting',
        'session.began': {
          guard: { type: 'isAnotherCustomer', params: ({ event }) => event.profileId },
          target: 'watching',
          reenter: true,
          actions: { type: 'keepSession', params: ({ event }) => event },
        },
      },
      states: {
        // limit and warning both count from the last activity: after a computer slept through the warning, the session ends at once
        counting: {
          invoke: {
            id: 'readClock',
            src: 'readClock',
            onDone: { actions: assign({ sessionTimeoutStart: ({ event }) => event.output.now }) },
          },
          after: { idleLimit: 'checking' },
          on: {
            // moving the pointer to the button must not close the warning: the time restarts, and the warning stays a little longer
            'activity.seen': [
              { guard: 'isWarning', target: '.warning.attended', reenter: true },
              { target: 'counting', reenter: true },
            ],
            'focus.gained': { guard: { type: 'wasIdleTooLong', params: ({ event }) => event.idleMs }, target: 'checking' },
          },
          initial: 'quiet',
          states: {
            quiet: { after: { quietTime: 'warning' } },
            warning: {
              tags: 'warning',
              on: { 'stay.chosen': '#idle.watching.counting' },
              initial: 'alone',
              states: {
                alone: {
                  invoke: {
                    id: 'countdown',
                    src: 'countdown',
                    input: ({ context }) => ({ seconds: warningSeconds(context.sessionTimeoutLimit) }),
                    onSnapshot: { actions: assign({ secondsLeft: ({ event }) => event.snapshot.context.secondsLeft }) },
                  },
                },
                attended: {
                  invoke: {
                    id: 'countdown',
                    src: 'countdown',
                    input: ({ context }) => ({ seconds: limitSeconds(context.sessionTimeoutLimit) }),
                    onSnapshot: { actions: assign({ secondsLeft: ({ event }) => event.snapshot.context.secondsLeft }) },
                  },
                  after: { grace: '#idle.watching.counting.resumed' },
                },
              },
            },
            resumed: { after: { restOfQuietTime: 'warning' } },
          },
        },
        checking: {
          always: [{ guard: 'isSkipped', target: 'counting', actions: assign({ sessionTimeoutSkip: false }) }, { target: '#idle.expired' }],
        },
      },
    },
    expired: {
      entry: enqueueActions(({ context: { parent }, enqueue }) => {
        if (parent) enqueue.sendTo(parent, { type: 'idle.expired' });
      }),
      always: 'resting',
    },
  },
});
