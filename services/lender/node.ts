import type { IncomingMessage } from 'node:http';
import { ConnectionCut } from './faults.ts';
import type { Lender } from './lender.ts';

/** What @hono/node-server hands beside a request. */
type Line = { incoming?: unknown; outgoing?: unknown };

/**
 * The lender as @hono/node-server wants it: `serve({ fetch: onNode(lender) })`. Tells it the caller's address, and when the switchboard
 * cuts a connection hangs up the socket, so that the caller sees what he would see of a broken line.
 */
export const onNode =
  (lender: Pick<Lender, 'fetch'>) =>
  async (request: Request, line: Line = {}): Promise<Response> => {
    const incoming = isIncoming(line.incoming) ? line.incoming : undefined;
    try {
      const address = incoming?.socket.remoteAddress;
      return await lender.fetch(request, address === undefined ? {} : { address });
    } catch (error) {
      if (!(error instanceof ConnectionCut) || !incoming) throw error;
      incoming.socket.destroy();
      return new Response(null, { status: 499 }); // into the void: the line is dead
    }
  };

const isIncoming = (value: unknown): value is IncomingMessage => typeof value === 'object' && value !== null && 'socket' in value;
