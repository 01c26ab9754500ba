import { http, HttpResponse, type HttpHandler } from 'msw';
import { callNames } from '../contract/index.ts';
import type { Lender } from './lender.ts';

const METHODS: Readonly<Record<string, typeof http.all>> = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/**
 * The lender as handlers of Mock Service Worker: one per call of the contract, and one for the sign-in pool. Each passes its request to the
 * lender's fetch handler; a cut connection becomes a network error. `origin` of the portal, or "*" for any.
 */
export function handlersOf({ fetch }: Pick<Lender, 'fetch'>, origin = '*'): HttpHandler[] {
  const answer = ({ request }: { request: Request }): Promise<Response> => fetch(request).catch(() => HttpResponse.error());
  const rows = callNames.map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return (METHODS[method] ?? http.all)(`${origin}/api${path}`, answer);
  });
  return [...rows, http.post(`${origin}/cognito/`, answer)];
}
