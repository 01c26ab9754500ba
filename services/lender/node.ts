import type { IncomingMessage } from 'node:http';
import { ConnectionCut } from './faults.ts';
import type { Lender } from './lender.ts';

/** What @hono/node-server passes along with a request. */
type NodeBindings = { incoming?: unknown; outgoing?: unknown };

/**
 * The lender for @hono/node-server: `serve({ fetch: onNode(lender) })`. It adds the client's IP address. When a fault cuts the connection, it
 * destroys the socket, so that the client sees a broken connection.
 */
export const onNode =
  (lender: Pick<Lender, 'fetch'>) =>
  async (request: Request, bindings: NodeBindings = {}): Promise<Response> => {
    const incoming = isIncoming(bindings.incoming) ? bindings.incoming : undefined;
    try {
      const address = incoming?.socket.remoteAddress;
      return await lender.fetch(request, address === undefined ? {} : { address });
    } catch (error) {
      if (!(error instanceof ConnectionCut) || !incoming) throw error;
      incoming.socket.destroy();
      return new Response(null, { status: 499 }); // never sent: the socket is destroyed
    }
  };

const isIncoming = (value: unknown): value is IncomingMessage => typeof value === 'object' && value !== null && 'socket' in value;
