import { introduction } from '../../services/lender/people/introduction.ts';

/** Prints the address of the portal, who can sign in, and a link for the guest. */
export async function greet(origin: string, lender: (request: Request) => Promise<Response>): Promise<void> {
  const { customers, password, guestLink, seededOn, today } = await introduction(origin, lender);
  const width = Math.max(...customers.map(({ email }) => email.length));
  const lines = [
    '',
    `The portal:   ${origin}`,
    '',
    `Sign in as (password of all: ${password}):`,
    ...customers.map(({ email, about }) => `  ${email.padEnd(width)}  ${about}`),
    '',
    ...(seededOn === today ? [] : oldPeople(origin, seededOn)),
    'A guest pays from this link, without an account (it works once):',
    `  ${guestLink ?? 'no link could be made: see GET /sandbox/health'}`,
    '',
    'This is a sandbox: nothing here is a real loan. Ctrl-C stops it.',
  ];
  console.log(lines.join('\n'));
}

/** Printed when the database is days old: due dates are closer, or have passed. */
const oldPeople = (origin: string, seededOn: string): string[] => [
  `These people were made on ${seededOn}; what was due since then is late. To start over: curl -X POST ${origin}/sandbox/reset`,
  '',
];
