import * as v from 'valibot';

/** Of GET /sandbox/people only what is printed. */
const People = v.object({
  /** Days of the books: the one of which the people are, and the lender's today. */
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

/** Password of all people of the sandbox. Spec: sandbox "People". */
const PASSWORD = 'Sandbox2026';
/** Has no sign-in; comes by a signed link. */
const GUEST = 'gus';

type Lender = (request: Request) => Promise<Response>;

const ask = async (lender: Lender, origin: string, path: string, body?: unknown): Promise<unknown> => {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await lender(new Request(`${origin}/sandbox${path}`, init));
  return answer.json();
};

/** Prints where the portal is, who can sign in, and a link for the guest. */
export async function greet(origin: string, lender: Lender): Promise<void> {
  const { people, seededOn, today } = v.parse(People, await ask(lender, origin, '/people'));
  const loanId = people.find(({ name }) => name.toLowerCase() === GUEST)?.loans[0]?.loanId;
  const link = loanId ? v.safeParse(Link, await ask(lender, origin, '/link', { loanId, guest: true, flowLock: true })) : undefined;
  const customers = people.filter(({ signIn }) => signIn !== 'never');
  const width = Math.max(...customers.map(({ email }) => email.length));
  const lines = [
    '',
    `The portal:   ${origin}`,
    '',
    `Sign in as (password of all: ${PASSWORD}):`,
    ...customers.map(({ email, about }) => `  ${email.padEnd(width)}  ${about}`),
    '',
    ...(seededOn === today ? [] : oldPeople(origin, seededOn)),
    'A guest pays from this link, without an account (it works once):',
    `  ${link?.success ? link.output.url : 'no link could be made: see GET /sandbox/health'}`,
    '',
    'This is a sandbox: nothing here is a real loan. Ctrl-C stops it.',
  ];
  console.log(lines.join('\n'));
}

/** Said when the database has stood for days: the due dates of everybody have come nearer, or have passed. */
const oldPeople = (origin: string, seededOn: string): string[] => [
  `These people were made on ${seededOn}; what was due since then is late. To start over: curl -X POST ${origin}/sandbox/reset`,
  '',
];
