import { fromPromise } from 'xstate';
import * as client from '../client/saveFile.ts';

/** Saves a copy of a document as the customer's file. Error: it cannot be read. */
export const saveFile = fromPromise<void, client.SavedFile>(({ input }) => Promise.resolve(input).then(client.saveFile));
