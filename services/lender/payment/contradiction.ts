import type { Refusal } from '../handler.ts';
import { no } from '../no.ts';

/** The fields of the request contradict each other (CONF-020). */
export const contradiction = (): Refusal => no('This payment contradicts itself. Start again from the amount.');
