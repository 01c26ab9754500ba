import type { MiddlewareHandler } from 'hono';
import { json } from './answers.ts';

/**
 * Refuses what a page of another origin sends (finding N5): the control plane has no token, and any site that a tester visits could reset the
 * sandbox. A browser names the origin of every such request; a tool names none. Reading is left to CORS.
 */
export const ownPagesOnly =
  (origins: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin');
    const isOwn = origin === undefined || origin === new URL(c.req.url).origin || origins.includes(origin);
    if (c.req.method !== 'GET' && !isOwn) return json({ Error: `not from a page of ${origin}` }, 403);
    return next();
  };
