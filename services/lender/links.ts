import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { BrandName, type Brand } from '../contract/brands.ts';
import { storedSetting } from './auth/storedSetting.ts';
import { Refusal, type Db } from './handler.ts';

/** How long a link is good when nobody says otherwise, seconds. Ours. */
const LINK_SECONDS = 3 * 24 * 3600;
/** The text of OPEN-042: the same for expired, used, changed and forged, so that a guesser learns nothing. */
export const LINK_OVER = 'This link has expired. Log in to continue.';
export const LINK_OVER_CODE = 'InvalidSignatureException';
const SECRET = 'linkSecret';

/** What a link is to be. A guest gets an identity of his own, made for this one link; a customer's link enters as `profileId`, else as the loan's owner. */
export type LinkAsk = {
  /** Where the portal stands, "https://…" without a slash at the end. */
  origin: string;
  loanId: string;
  brand: Brand;
  profileId?: string;
  guest?: boolean;
  path?: string;
  flowLock?: boolean;
  expiresInSeconds?: number;
};

/** Everything the signature vouches for. `expiration` in seconds since 1970 of the lender's clock. */
const Vouched = v.object({
  id: v.string(),
  profileId: v.string(),
  loanId: v.string(),
  brand: BrandName,
  guest: v.boolean(),
  path: v.string(),
  flowLock: v.boolean(),
  expiration: v.number(),
});
export type Vouched = v.InferOutput<typeof Vouched>;

/** What POST /signatureAuth tells of the link in the address bar. */
export type Presented = { profileId: string; signature: string; expiration: string; path: string; guestPayment: boolean };

/** A signed deep link into the payment of a loan, good once. Throws Refusal 404 when nobody can be the link's owner. `now`: the lender's clock, ms. Spec: portal §2 guard 2. */
export async function signLink(db: Db, now: number, ask: LinkAsk): Promise<string> {
  const vouched: Vouched = {
    id: randomUUID(),
    profileId: ask.guest ? `guest-${randomUUID()}` : (ask.profileId ?? (await ownerOf(db, ask.loanId))),
    loanId: ask.loanId,
    brand: ask.brand,
    guest: ask.guest ?? false,
    path: ask.path ?? '',
    flowLock: ask.flowLock ?? false,
    expiration: Math.floor(now / 1000) + (ask.expiresInSeconds ?? LINK_SECONDS),
  };
  const content = Buffer.from(JSON.stringify(vouched)).toString('base64url');
  const url = new URL(addressOf(vouched), ask.origin);
  url.searchParams.set('profileId', vouched.profileId);
  url.searchParams.set('signature', `${content}.${await sealOf(db, content)}`);
  url.searchParams.set('expiration', String(vouched.expiration));
  if (vouched.path !== '') url.searchParams.set('path', vouched.path);
  if (vouched.guest) url.searchParams.set('guest', 'true');
  if (vouched.flowLock) url.searchParams.set('flowLock', 'true');
  return url.href;
}

/**
 * What the signature vouches for, or null when it was forged, when anything beside it was changed, or when it is over.
 * Whether it has been used is for the caller to find out. `path` may be the link's own path or the address it leads to.
 */
export async function readLink(db: Db, now: number, presented: Presented): Promise<Vouched | null> {
  const [content = '', seal = '', ...rest] = presented.signature.split('.');
  if (rest.length > 0 || !isSame(seal, await sealOf(db, content))) return null;
  const vouched = v.parse(Vouched, JSON.parse(Buffer.from(content, 'base64url').toString()));
  const unchanged =
    presented.profileId === vouched.profileId &&
    presented.expiration === String(vouched.expiration) &&
    presented.guestPayment === vouched.guest &&
    [vouched.path, addressOf(vouched)].includes(presented.path);
  return unchanged && now < vouched.expiration * 1000 ? vouched : null;
}

/** Where a link leads: the payment of its loan, under its brand. */
const addressOf = ({ brand, loanId }: { brand: string; loanId: string }): string =>
  `/${brand}/Accounts/${encodeURIComponent(loanId)}/Payment`;

async function sealOf(db: Db, content: string): Promise<string> {
  const secret = await storedSetting(db, SECRET, () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', secret).update(content).digest('base64url');
}

/** In constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function ownerOf(db: Db, loanId: string): Promise<string> {
  const row = await db
    .selectFrom('loan')
    .innerJoin('profile', 'profile.person', 'loan.person')
    .select('profile.profile_id')
    .where('loan.loan_id', '=', loanId)
    .where('profile.password_hash', '!=', '') // somebody without a sign-in comes as a guest
    .executeTakeFirst();
  if (!row) throw new Refusal(404, ['Nobody can sign in for this loan; ask for a guest link.']);
  return row.profile_id;
}
