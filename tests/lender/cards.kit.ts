import * as v from 'valibot';
import { signLink } from '../../services/lender/links.ts';
import { loanIdOf } from '../../services/lender/people/person.ts';
import type { Bench, Reply } from './kit/bench.ts';
import { bridgeTokenFor, PORTAL, vaultOf } from './vault.kit.ts';

export const MISSING = 'Please confirm card information is entered correctly';
export const codeOf = ({ body }: Reply): string => v.parse(v.looseObject({ errorCode: v.optional(v.string(), '') }), body).errorCode;

/** Helpers for cards and for a guest's token. `ready` clears tries and the cards that tests have added. */
export const carding = (at: () => Bench) => {
  const cardsOf = async (token: string) => (await at().answer('GET /cards', {}, { token })).cards;
  const add = async (token: string, guestCard: boolean, typed = {}) =>
    at().answer('POST /cards', { guestCard, bridgeToken: await bridgeTokenFor(at(), vaultOf(at()), token, typed) }, { token });
  const guest = async (): Promise<string> => {
    const link = new URL(
      await signLink(at().lender.db, Date.now(), { origin: PORTAL, loanId: loanIdOf('gus', 'TLXe', 1), brand: 'TitleMax', guest: true }),
    );
    const [profileId = '', signature = '', expiration = ''] = ['profileId', 'signature', 'expiration'].map(
      (name) => link.searchParams.get(name) ?? '',
    );
    return (await at().answer('POST /signatureAuth', { profileId, signature, expiration, path: '', guestPayment: true })).accessToken;
  };
  const ready = async (): Promise<void> => {
    const { db } = at().lender;
    await db.deleteFrom('card').where('token', 'not like', 'token-%').execute();
    for (const table of ['card_form', 'rate'] as const) await db.deleteFrom(table).execute();
    await at().ask('POST', '/sandbox/clock', { reset: true });
  };
  return { cardsOf, add, guest, ready };
};
