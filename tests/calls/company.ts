import type { CallName } from '../../services/contract/index.ts';
import type { Someone } from './checks.ts';
import { sampleOf } from './index.ts';
import type { World } from './world.ts';

/** Moves nothing, but ends the caller's session. */
const ENDS_SESSION: CallName = 'PUT /deviceKeyAuth';

/** The people who ask. Each enters once: that costs a password's hash, and counts against limits. */
export type Company = {
  someone: Someone;
  /** Called after each check of a call: a person whose state may have changed signs in again on the next use. */
  afterCheck(name: CallName): void;
};

/** `enter` signs somebody in, as at the start. */
export function company(enter: Someone): Company {
  const worlds = new Map<string, Promise<World>>();
  const request = new Set<string>();
  return {
    async someone(person) {
      request.add(person);
      const world = worlds.get(person) ?? enter(person);
      worlds.set(person, world);
      try {
        return await world;
      } catch (error) {
        worlds.delete(person);
        throw error;
      }
    },
    afterCheck(name) {
      const { as, moves, refused = [] } = sampleOf(name);
      const moved = moves === undefined && name !== ENDS_SESSION ? [] : [as, ...refused.map((no) => no.as ?? as)];
      for (const person of moved) if (request.has(person)) worlds.delete(person);
      request.clear();
    },
  };
}

/** Some refusals come only when something is over: the sandbox's clock has been moved on for them, and is to be set back. */
export const movesClock = (name: CallName): boolean => (sampleOf(name).refused ?? []).length > 0;
