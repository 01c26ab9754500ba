import * as v from 'valibot';
import { Entry, IdClaims } from '../../services/contract/authentication.ts';
import type { Ask } from '../../services/contract/index.ts';
import { signLink, type LinkAsk } from '../../services/lender/links.ts';
import { loanIdOf } from '../../services/lender/people/person.ts';
import { errorOf, type Bench, type Reply } from './kit/bench.ts';

export const ORIGIN = 'http://localhost:4173';
export const GUS_LOAN = loanIdOf('gus', 'TLXe', 1);
export const ANN_LOAN = loanIdOf('ann', 'TLXe', 1);

/** The request that the portal makes from a link. */
export const readOff = (link: string): Ask<'POST /signatureAuth'> => {
  const { searchParams: given } = new URL(link);
  const [profileId, signature, expiration, path] = ['profileId', 'signature', 'expiration', 'path'].map((name) => given.get(name) ?? '');
  return {
    profileId: profileId ?? '',
    signature: signature ?? '',
    expiration: expiration ?? '',
    path: path ?? '',
    guestPayment: given.get('guest') === 'true',
  };
};

export const claimsOf = ({ body }: Reply): v.InferOutput<typeof IdClaims> =>
  v.parse(IdClaims, JSON.parse(Buffer.from(v.parse(Entry, body).idToken.split('.')[1] ?? '', 'base64url').toString()));

export const over = (reply: Reply) => [
  reply.status,
  v.parse(v.looseObject({ errorCode: v.string() }), reply.body).errorCode,
  errorOf(reply),
];
export const OVER = [400, 'InvalidSignatureException', 'This link has expired. Log in to continue.'];

/** Makes links, and opens them as the portal does. `ready` clears tries and resets the clock. */
export const following = (at: () => Bench) => ({
  sign: (ask: Partial<LinkAsk> = {}) =>
    signLink(at().lender.db, Date.now(), { origin: ORIGIN, loanId: GUS_LOAN, brand: 'TitleMax', guest: true, flowLock: true, ...ask }),
  follow: (ask: Ask<'POST /signatureAuth'>) => at().call('POST /signatureAuth', ask),
  ready: async () => {
    await at().lender.db.deleteFrom('rate').execute();
    await at().ask('POST', '/sandbox/clock', { reset: true });
  },
});
