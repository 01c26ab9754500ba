import * as v from 'valibot';
import { PASSWORD } from './person.ts';

/** Of GET /sandbox/people only what is shown to those who start a sandbox. */
const People = v.object({
  seededOn: v.string(),
  today: v.string(),
  people: v.array(
    v.object({
      name: v.string(),
      email: v.string(),
      about: v.string(),
      signIn: v.string(),
      loans: v.array(v.object({ loanId: v.string() })),
    }),
  ),
});
const Link = v.object({ url: v.string() });

/** Has no sign-in; comes by a signed link. */
const GUEST = 'gus';

export type Introduction = {
  customers: readonly { email: string; about: string }[];
  /** Of all customers. Spec: sandbox "People". */
  password: string;
  /** Works once. Undefined when no link could be made. */
  guestLink: string | undefined;
  /** Days of the books: the one of which the people are, and the lender's today. */
  seededOn: string;
  today: string;
};

/** Who can sign in, and a fresh link for the guest: what the sandbox shows at its start. */
export async function introduction(origin: string, lender: (request: Request) => Promise<Response>): Promise<Introduction> {
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await lender(new Request(`${origin}/sandbox${path}`, init))).json();
  };
  const { people, seededOn, today } = v.parse(People, await ask('/people'));
  const loanId = people.find(({ name }) => name.toLowerCase() === GUEST)?.loans[0]?.loanId;
  const link = loanId ? v.safeParse(Link, await ask('/link', { loanId, guest: true, flowLock: true })) : undefined;
  return {
    customers: people.filter(({ signIn }) => signIn !== 'never'),
    password: PASSWORD,
    guestLink: link?.success ? link.output.url : undefined,
    seededOn,
    today,
  };
}
