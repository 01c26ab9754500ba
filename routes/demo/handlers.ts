import { http, HttpResponse, type HttpHandler } from 'msw';
import { handlersOf } from '../../services/lender/msw.ts';
import { isAnswered } from './paths.ts';
import type { Fetch } from './wire.ts';

/**
 * The handlers for every request of the demo's page: the rows of the contract, as in the tests, and what else `npm start` serves (configuration,
 * control plane, signing pages, card form). All other requests are for files of the demo.
 */
export const demoHandlers = (fetch: Fetch, origin: string): HttpHandler[] => [
  ...handlersOf({ fetch }, origin),
  http.all(`${origin}/*`, ({ request }) =>
    isAnswered(new URL(request.url).pathname) ? fetch(request).catch(() => HttpResponse.error()) : undefined,
  ),
];
