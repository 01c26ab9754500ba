import { expect, test } from 'vitest';
import * as rules from '../../machines/attempt/standing.rules.ts';
import type { StandingPhase } from '../../machines/attempt/attempt.types.ts';

/** Phase: at the start, may be submitted, at rest, may be left. */
const ALLOWS: Readonly<Record<StandingPhase, readonly [boolean, boolean, boolean, boolean]>> = {
  preparing: [true, false, true, false],
  ready: [true, true, true, false],
  sending: [false, false, false, false],
  pending: [false, false, false, false],
  deciding: [false, false, false, false],
  unknown: [false, true, true, false],
  stillWorking: [false, false, false, true],
  unconfirmed: [false, false, false, true],
};
const isPhase = (name: string): name is StandingPhase => Object.hasOwn(ALLOWS, name);

test.each(Object.keys(ALLOWS).filter(isPhase))(
  'money that is %s: it is sent only when nothing is on its way or no usable response came (CONF-009)',
  (phase) => {
    const facts = { standing: { phase } };
    expect([rules.isAtStart(facts), rules.maySubmit(facts), rules.isAtRest(facts), rules.mayGoAway(facts)]).toEqual(ALLOWS[phase]);
  },
);
