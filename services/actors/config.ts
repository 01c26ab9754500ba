import { fromPromise } from 'xstate';
import { fetchConfig, type PublicConfig } from '../client/config.ts';

/** Reads /config.json. Error: it is missing or wrong. */
export const readConfig = fromPromise<PublicConfig>(({ signal }) => fetchConfig(signal));
