/** The service's response to every request in one way of failing. `null`: it never responds. */
export type Way = { name: string; offline?: true; answer: () => Response | null };

const json = (body: unknown, status: number): Response => Response.json(body, { status });
const html = (status: number): Response => new Response('<h1>Not now</h1>', { status, headers: { 'content-type': 'text/html' } });

export const REASON = 'The service says why it refuses.';

/** Each way in which a call can fail. Spec: calls §8. */
export const ways: readonly Way[] = [
  { name: 'refused with a reason', answer: () => json({ Error: REASON }, 422) },
  { name: '400', answer: () => json({}, 400) },
  { name: '401', answer: () => json({}, 401) },
  { name: '403', answer: () => json({}, 403) },
  { name: '500', answer: () => json({}, 500) },
  { name: '502', answer: () => html(502) },
  { name: 'no answer in time', answer: () => null },
  { name: 'offline', offline: true, answer: () => null },
  { name: 'a broken answer', answer: () => new Response('{"loans":[', { status: 200 }) },
];
