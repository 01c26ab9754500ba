/**
 * Signs nobody out without a warning: watches for activity while somebody is signed in, warns before the limit, and tells the app at it.
 * Activity comes throttled and from all tabs (CONF-006). Spec: portal §4 "Idle timeout", §9; CONF-026.
 */
import { assign, enqueueActions, setup, stateIn } from 'xstate';
import { readClock } from '../../services/actors/clock.ts';
import { watchActivity } from '../../services/actors/watch.ts';
import { countdownMachine } from './countdown.machine.ts';
import { GRACE_MS, limitMs, limitSeconds, quietMs, warningSeconds } from './idle.rules.ts';
import type { IdleContext, IdleEvent, IdleInput } from './idle.types.ts';
import { idleWords } from './idle.words.ts';

export const idleMachine = setup({
  types: {} as {
    input: IdleInput;
    context: IdleContext;
    events: IdleEvent;
    tags: 'warning';
    children: { watchActivity: 'watchActivity'; readClock: 'readClock'; countdown: 'countdown' };
  },
  actors: { watchActivity, readClock, countdown: countdownMachine },
  guards: {
    isSomebodyElse: ({ context, event }) => event.type === 'session.began' && event.profileId !== context.profileId,
    wasIdleTooLong: ({ context, event }) => event.type === 'focus.gained' && event.idleMs >= limitMs(context.sessionTimeoutLimit),
    isWarning: stateIn({ watching: { counting: 'warning' } }),
    isSkipped: ({ context }) => context.sessionTimeoutSkip,
  },
  actions: {
    keepWhom: assign(({ event }) =>
      event.type === 'session.began' ? { profileId: event.profileId, sessionTimeoutLimit: event.limitMinutes } : {},
    ),
    keepSkip: assign({ sessionTimeoutSkip: true }),
    forgetSkip: assign({ sessionTimeoutSkip: false }),
    forgetWhom: assign({ profileId: '', sessionTimeoutStart: 0 }),
    tellExpired: enqueueActions(({ context, enqueue }) => {
      if (context.parent) enqueue.sendTo(context.parent, { type: 'idle.expired' });
    }),
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
  on: { 'skip.asked': { actions: 'keepSkip' } },
  states: {
    resting: {
      entry: 'forgetWhom',
      on: { 'session.began': { target: 'watching', actions: 'keepWhom' } },
    },
    watching: {
      invoke: { id: 'watchActivity', src: 'watchActivity', input: ({ context }) => ({ profileId: context.profileId }) },
      initial: 'counting',
      on: {
        'session.closed': 'resting',
        'session.began': { guard: 'isSomebodyElse', target: 'watching', reenter: true, actions: 'keepWhom' },
      },
      states: {
        // the limit and the warning both count from the last activity: a computer that slept through the warning is signed out at once
        counting: {
          invoke: {
            id: 'readClock',
            src: 'readClock',
            onDone: { actions: assign({ sessionTimeoutStart: ({ event }) => event.output.now }) },
          },
          after: { idleLimit: 'checking' },
          on: {
            // a hand that reaches for the button must not make it vanish: the time begins again, and the question stands a little longer
            'activity.seen': [
              { guard: 'isWarning', target: '.warning.attended', reenter: true },
              { target: 'counting', reenter: true },
            ],
            'focus.gained': { guard: 'wasIdleTooLong', target: 'checking' },
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
        checking: { always: [{ guard: 'isSkipped', target: 'counting', actions: 'forgetSkip' }, { target: '#idle.expired' }] },
      },
    },
    expired: { entry: 'tellExpired', always: 'resting' },
  },
});
