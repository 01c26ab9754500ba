import { digestOf } from '../auth/digest.ts';
import { Refusal, type Caller, type Handlers } from '../handler.ts';
import { ADDRESS_SEARCHES, allowTry, forgetTries } from '../limits.ts';
import { addressOf } from './gazetteer.ts';
import { predict } from './search.ts';

/** Answers from a made-up gazetteer: no request leaves the machine. A session token covers one typed address. Spec: calls §7 "Address". */
export const addresses: Handlers<'GET /addressPredictions' | 'GET /addressDetails'> = {
  'GET /addressPredictions': async ({ ask, caller, db, now }) => {
    await allowTry(db, triesKey(caller, ask.sessionToken), ADDRESS_SEARCHES, now);
    return { predictions: predict(ask.search) };
  },

  'GET /addressDetails': async ({ ask, caller, db }) => {
    const details = addressOf(ask.placeId);
    if (!details) throw new Refusal(404);
    await forgetTries(db, triesKey(caller, ask.sessionToken));
    return { details };
  },
};

const triesKey = (caller: Caller, token: string): string => `address ${caller.profileId} ${digestOf(token)}`;
