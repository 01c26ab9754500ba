import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { IdClaims } from '../../services/contract/authentication.ts';
import type { Answer, Ask, CallName } from '../../services/contract/index.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import type { Bench, How, Reply } from '../lender/kit/bench.ts';

export type Loan = Answer<'GET /accounts'>['loans'][number];

/** How somebody speaks with a service. */
export type Line = Pick<Bench, 'ask' | 'call' | 'answer'> & {
  /** Has it the control plane of the sandbox, with codes to read and links to make? */
  sandbox: boolean;
  /** The origin of its portal, where it is not the usual one. */
  portal?: string;
  /** Does the jobs that are due, when the lender runs in this process, without a wait for its worker. */
  runDueJobs?: () => Promise<unknown>;
  /** Reaches the card vault, when it is one that can be typed into without a page. */
  vault?: (request: Request) => Promise<Response>;
};

/** What a sample needs is not there on this line: neither right nor wrong. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}

/** The service as one person meets it. */
export type World = {
  /** Of the sandbox; '' for nobody. */
  person: string;
  line: Line;
  /** Access token; undefined for nobody. */
  token: string | undefined;
  /** What the id token says of the person. */
  claims: v.InferOutput<typeof IdClaims>;
  /** By loan system; '' when the person is no customer there. */
  customerId(lmsId?: string): string;
  /** The person's loans, fresh; throws when there is none at that place (from 1). */
  loan(place?: number): Promise<Loan>;
  /** A call of this person that must be answered. */
  answer<K extends CallName>(name: K, request: Ask<K>, how?: How): Promise<Answer<K>>;
  /** The same, with anything at all asked, answered as it comes. */
  call(name: CallName, request: object, how?: How): Promise<Reply>;
  /** A key that no other intent has. */
  key(): string;
  /** The newest code that was sent to this person. Throws NotHere without the sandbox, Error when none was sent. */
  code(): Promise<string>;
  /** A one-use token of the hosted card form, into which a test card has been typed. Throws NotHere without a vault. */
  bridgeToken(): Promise<string>;
};

/** Where the portal stands: the sandbox's, unless certification names another. */
export const PORTAL = process.env['CERTIFY_ORIGIN'] ?? 'http://localhost:4173';
const TEST_CARD = { name: 'Ann Ashby', number: '4242 4242 4242 4242', expiry: '12/39', cvv: '737', zip: '78701' };

const NOBODY = { sub: '', exp: 0 };

/** Signs the person in, with the password that all in the sandbox share unless another is given. */
export async function worldOf(line: Line, person: string, password = PASSWORD, username = `${person}@example.com`): Promise<World> {
  const entry =
    person === 'nobody'
      ? undefined
      : person === 'guest'
        ? await guestEntry(line)
        : await line.answer('POST /authenticate', { username, password, fromLegacyNcr: false });
  const claims = v.parse(IdClaims, entry ? decodeJwt(entry.idToken) : NOBODY);
  const token = entry?.accessToken;
  const here = (how: How = {}): How => ({ ...(token !== undefined && { token }), ...how });
  const ids = v.parse(
    v.pipe(v.string(), v.parseJson(), v.array(v.object({ lmsId: v.string(), customerId: v.string() }))),
    claims.lms_customer_ids,
  );
  const world: World = {
    person,
    line,
    token,
    claims,
    customerId: (lmsId) => (lmsId === undefined ? ids[0] : ids.find((id) => id.lmsId === lmsId))?.customerId ?? '',
    async loan(place = 1) {
      const { loans } = await world.answer('GET /accounts', {});
      const loan = loans.toSorted((a, b) => a.loanId.localeCompare(b.loanId))[place - 1];
      if (!loan) throw new Error(`${person} has ${loans.length} loans, and no loan ${place}`);
      return loan;
    },
    answer: (name, request, how) => line.answer(name, request, here(how)),
    call: (name, request, how) => line.call(name, request, here(how)),
    key: () => randomUUID(),
    code: () => codeSentTo(line, username),
    async bridgeToken() {
      if (!line.vault) throw new NotHere('the card form needs a page');
      const { key, formUrl } = await world.answer('GET /cardFormKey', { cardTransactionType: '1', origin: PORTAL });
      const { origin } = new URL(formUrl);
      const body = JSON.stringify({ key, ...TEST_CARD });
      const typed = await line.vault(
        new Request(`${origin}/tokenize`, { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: origin }, body }),
      );
      return v.parse(v.object({ bridgeToken: v.string() }), await typed.json()).bridgeToken;
    },
  };
  return world;
}

const Linked = v.object({ url: v.string() });
const GUESTS_LOAN = '2019001';

const guestEntry = async (line: Line): Promise<Answer<'POST /signatureAuth'>> =>
  line.answer('POST /signatureAuth', await linkFor(line, { loanId: GUESTS_LOAN, guest: true, flowLock: true }));

/** What the page takes out of a signed link. Throws NotHere without the sandbox. */
export async function linkFor(line: Line, request: object): Promise<Ask<'POST /signatureAuth'>> {
  if (!line.sandbox) throw new NotHere('links can be made in the sandbox only');
  const { body } = await line.ask('POST', '/sandbox/link', request);
  const { searchParams, pathname } = new URL(v.parse(Linked, body).url);
  const of = (name: string) => searchParams.get(name) ?? '';
  return {
    profileId: of('profileId'),
    signature: of('signature'),
    expiration: of('expiration'),
    path: pathname,
    guestPayment: of('guest') === 'true',
  };
}

/** The newest code that was sent to this e-mail or phone. Throws NotHere without the sandbox, Error when none was sent. */
export async function codeSentTo(line: Line, to: string): Promise<string> {
  if (!line.sandbox) throw new NotHere('codes can be read in the sandbox only');
  const { body } = await line.ask('GET', `/sandbox/outbox?to=${encodeURIComponent(to)}`);
  const { messages } = v.parse(v.object({ messages: v.array(v.object({ code: v.optional(v.nullable(v.string())) })) }), body);
  const code = messages.find((message) => message.code)?.code;
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
}
