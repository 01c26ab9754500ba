import { fromPromise } from 'xstate';
import { fetchConfig, type PublicConfig } from '../client/config.ts';

/** Reads /config.json. Error: it cannot be had, or is wrong. */
export const readConfig = fromPromise<PublicConfig>(({ signal }) => fetchConfig(signal));
