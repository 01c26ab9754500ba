import { http, HttpResponse, type HttpHandler } from 'msw';
import { handlersOf } from '../../services/lender/msw.ts';
import { isAnswered } from './paths.ts';
import type { Fetch } from './wire.ts';

/**
 * Everything that the demo's page may ask: the rows of the contract, as in the tests, and what `npm start` serves beside them (configuration,
 * control plane, signing pages, card form). What no handler answers is a file of the demo.
 */
export const demoHandlers = (fetch: Fetch, origin: string): HttpHandler[] => [
  ...handlersOf({ fetch }, origin),
  http.all(`${origin}/*`, ({ request }) =>
    isAnswered(new URL(request.url).pathname) ? fetch(request).catch(() => HttpResponse.error()) : undefined,
  ),
];
