import * as v from 'valibot';
import { PASSWORD } from './person.ts';

/** The fields of GET /sandbox/people that the introduction needs. */
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

/** Has no sign-in and needs a signed link. */
const GUEST = 'gus';

export type Introduction = {
  customers: readonly { email: string; about: string }[];
  /** The password of all customers. Spec: sandbox "People". */
  password: string;
  /** Works once. Undefined when the link could not be made. */
  guestLink: string | undefined;
  /** The day of the seed, and today on the lender's clock. */
  seededOn: string;
  today: string;
};

/** The people with a sign-in and a new guest link, which the sandbox shows at startup. */
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
