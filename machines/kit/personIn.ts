import type { Person } from './session.types.ts';

/** The person that the done event of `readPerson` carries. */
export function personIn(event: { output: Person } | { type: string }): Person {
  if (!('output' in event)) throw new TypeError(`personIn() expects the done event of readPerson, got ${event.type}`);
  return event.output;
}
