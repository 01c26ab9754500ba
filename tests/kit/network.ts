import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach } from 'vitest';

/** The network of a test file. */
export const network = setupServer();

/** Requests that no handler took. */
export const strays: string[] = [];

let open = false;

/** Puts the handlers on the network. It is opened with the first ones: what a lender needs to start is not the page's. */
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

// the page takes an error of the network for a lost connection: the test itself has to fail
afterEach(() => {
  const found = strays.splice(0);
  if (found.length > 0) throw new Error(`no rows of the contract: ${found.join(', ')}`);
});
afterAll(() => open && network.close());
