import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** A fetch handler that is told which line a request came by (`incoming` is node's). */
export type Answering = (request: Request, line: { incoming?: unknown }) => Response | Promise<Response>;
export type Listening = { server: Server; port: number; close: () => Promise<void> };

/** A fetch handler as the listener of a node server. */
export function listener(answering: Answering): RequestListener {
  const answer = getRequestListener((request, { incoming }) => answering(request, { incoming }));
  return (incoming, outgoing) => void answer(incoming, outgoing);
}

/** A fetch handler on a port of this machine; port 0 takes a free one. Throws a sentence when the port is taken. */
export async function listen(port: number, answering: Answering): Promise<Listening> {
  const server = createServer(listener(answering));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`Port ${port} cannot be used (${error.message}). Choose another with PORT and VAULT_PORT.`)),
    );
    server.listen(port, () => resolve());
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
