import { stateAt, type Position } from '../../contract/states.ts';

/** Is the position in the store's state, in another one, or in no known state? Spec: portal §5 "Location" (RULE-014). */
export function locate(position: Position, storeState: string): 'same' | 'other' | 'unknown' {
  const state = stateAt(position, storeState);
  if (state === null) return 'unknown';
  return state === storeState ? 'same' : 'other';
}
