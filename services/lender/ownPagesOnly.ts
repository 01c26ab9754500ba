import type { MiddlewareHandler } from 'hono';
import { json } from './answers.ts';

/**
 * Refuses requests from pages of other origins (finding N5): the control plane needs no token, so any site that a tester visits could reset
 * the sandbox. Browsers send the Origin header with such requests, other tools do not. CORS covers GET.
 */
export const ownPagesOnly =
  (origins: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin');
    const isOwn = origin === undefined || origin === new URL(c.req.url).origin || origins.includes(origin);
    if (c.req.method !== 'GET' && !isOwn) return json({ Error: `not from a page of ${origin}` }, 403);
    return next();
  };
