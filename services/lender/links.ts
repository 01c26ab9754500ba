import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { BrandName, type Brand } from '../contract/brands.ts';
import { storedSetting } from './auth/storedSetting.ts';
import { Refusal, type Db } from './handler.ts';

/** The default lifetime of a link, seconds. Ours. */
const LINK_SECONDS = 3 * 24 * 3600;
/** The text of OPEN-042. Expired, used, changed and forged links get the same text, so that it reveals nothing. */
export const LINK_EXPIRED = 'This link has expired. Log in to continue.';
export const LINK_EXPIRED_CODE = 'InvalidSignatureException';
const SECRET = 'linkSecret';

/** A link to make. A guest link gets a new profile id of its own; a customer's link signs in `profileId`, or by default the loan's borrower. */
export type LinkAsk = {
  /** The portal's origin, "https://…" without a final slash. */
  origin: string;
  loanId: string;
  brand: Brand;
  profileId?: string;
  guest?: boolean;
  path?: string;
  flowLock?: boolean;
  expiresInSeconds?: number;
};

/** The signed content of a link. `expiration` in seconds since 1970 of the lender's clock. */
const LinkContent = v.object({
  id: v.string(),
  profileId: v.string(),
  loanId: v.string(),
  brand: BrandName,
  guest: v.boolean(),
  path: v.string(),
  flowLock: v.boolean(),
  expiration: v.number(),
});
export type LinkContent = v.InferOutput<typeof LinkContent>;

/** The link's parameters in POST /signatureAuth. */
export type Presented = { profileId: string; signature: string; expiration: string; path: string; guestPayment: boolean };

/** Makes a signed deep link to the payment of a loan; it works once. Throws Refusal 404 when no profile can use it. `now`: the lender's clock, ms. Spec: portal §2 guard 2. */
export async function signLink(db: Db, now: number, ask: LinkAsk): Promise<string> {
  const link: LinkContent = {
    id: randomUUID(),
    profileId: ask.guest ? `guest-${randomUUID()}` : (ask.profileId ?? (await ownerOf(db, ask.loanId))),
    loanId: ask.loanId,
    brand: ask.brand,
    guest: ask.guest ?? false,
    path: ask.path ?? '',
    flowLock: ask.flowLock ?? false,
    expiration: Math.floor(now / 1000) + (ask.expiresInSeconds ?? LINK_SECONDS),
  };
  const content = Buffer.from(JSON.stringify(link)).toString('base64url');
  const url = new URL(addressOf(link), ask.origin);
  url.searchParams.set('profileId', link.profileId);
  url.searchParams.set('signature', `${content}.${await sealOf(db, content)}`);
  url.searchParams.set('expiration', String(link.expiration));
  if (link.path !== '') url.searchParams.set('path', link.path);
  if (link.guest) url.searchParams.set('guest', 'true');
  if (link.flowLock) url.searchParams.set('flowLock', 'true');
  return url.href;
}

/**
 * The signed content of a link; null when the signature is invalid, a parameter was changed, or the link has expired. The caller of this
 * function checks whether it was used. `path` may be the link's path or its target address.
 */
export async function readLink(db: Db, now: number, presented: Presented): Promise<LinkContent | null> {
  const [content = '', seal = '', ...rest] = presented.signature.split('.');
  if (rest.length > 0 || !isSame(seal, await sealOf(db, content))) return null;
  const link = v.parse(LinkContent, JSON.parse(Buffer.from(content, 'base64url').toString()));
  const unchanged =
    presented.profileId === link.profileId &&
    presented.expiration === String(link.expiration) &&
    presented.guestPayment === link.guest &&
    [link.path, addressOf(link)].includes(presented.path);
  return unchanged && now < link.expiration * 1000 ? link : null;
}

/** The target of a link: the payment of its loan, under its brand. */
const addressOf = ({ brand, loanId }: { brand: string; loanId: string }): string =>
  `/${brand}/Accounts/${encodeURIComponent(loanId)}/Payment`;

async function sealOf(db: Db, content: string): Promise<string> {
  const secret = await storedSetting(db, SECRET, () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', secret).update(content).digest('base64url');
}

/** Compares in constant time. */
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
    .where('profile.password_hash', '!=', '') // a person without a sign-in needs a guest link
    .executeTakeFirst();
  if (!row) throw new Refusal(404, [{ unchecked: 'Nobody can sign in for this loan; ask for a guest link.' }]);
  return row.profile_id;
}
