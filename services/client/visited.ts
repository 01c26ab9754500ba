import { Visited } from '../contract/visited.ts';
import { keepText, readParsed } from './storage.ts';

/** In this tab only; gone with a sign-out (survivors.ts). Spec: GUARD-002, GUARD-029. */
const KEY = 'visited';

export const readVisited = (): Visited | null => readParsed('session', KEY, Visited);
export const keepVisited = (visited: Visited): void => keepText('session', KEY, JSON.stringify(visited));
