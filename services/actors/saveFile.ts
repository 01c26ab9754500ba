import { fromPromise } from 'xstate';
import * as client from '../client/saveFile.ts';

/** Gives the customer a copy of a paper as a file of her own. Error: it cannot be read. */
export const saveFile = fromPromise<void, client.SavedFile>(({ input }) => Promise.resolve(input).then(client.saveFile));
