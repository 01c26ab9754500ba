import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach } from 'vitest';

/** The network of a test file. */
export const network = setupServer();

/** Requests without a handler. */
export const strays: string[] = [];

let open = false;

/** Adds handlers to the network. The first ones open it, so that requests of a starting lender do not count. */
export function serve(handlers: readonly HttpHandler[]): void {
  network.resetHandlers(...handlers);
  if (open) return;
  open = true;
  network.listen({
    onUnhandledFrame: ({ frame: { data } }) => {
      const request = typeof data === 'object' && data !== null && 'request' in data ? data.request : null;
      const stray = request instanceof Request ? `${request.method} ${request.url}` : 'a frame that is no request';
      strays.push(stray);
      throw new TypeError(`no row of the contract: ${stray}`);
    },
  });
}

// the page treats an error of the network as a lost connection, so the test itself must fail
afterEach(() => {
  const found = strays.splice(0);
  if (found.length > 0) throw new Error(`no rows of the contract: ${found.join(', ')}`);
});
afterAll(() => open && network.close());
