import { assign, setup } from 'xstate';
import { MS_PER_SECOND } from './idle.rules.ts';
import { countdownWords } from './countdown.words.ts';

/** Counts down the seconds that the warning shows. The sign-out has its own timer and does not wait for this one. */
export const countdownMachine = setup({
  types: {} as { input: { seconds: number }; context: { secondsLeft: number } },
  guards: { secondsAreLeft: ({ context }) => context.secondsLeft > 1 },
  delays: { second: MS_PER_SECOND },
}).createMachine({
  id: 'countdown',
  meta: countdownWords,
  context: ({ input }) => ({ secondsLeft: input.seconds }),
  initial: 'counting',
  states: {
    counting: {
      after: {
        second: [
          {
            guard: 'secondsAreLeft',
            target: 'counting',
            reenter: true,
            actions: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
          },
          { target: 'counted', actions: assign({ secondsLeft: 0 }) },
        ],
      },
    },
    counted: { type: 'final' },
  },
});
