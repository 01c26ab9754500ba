import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { PLAIN_HEADERS } from './headers.ts';

/** A fetch handler that also gets node's request (`incoming`), for the connection that it came through. */
export type Answering = (request: Request, line: { incoming?: unknown }) => Response | Promise<Response>;
export type Listening = { server: Server; port: number; close: () => Promise<void> };

/** The response to an invalid request, and to one whose handler failed. */
const failed = (error: unknown) => new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: PLAIN_HEADERS });

/** Status by the error code of node's parser, whose refusals never reach the handler; 400 for all others. */
const REFUSALS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const rawAnswer = (status: string) =>
  [`HTTP/1.1 ${status}`, 'Connection: close', ...Object.entries(PLAIN_HEADERS).map((header) => header.join(': ')), '', ''].join('\r\n');

/** A node server whose own refusals have headers, too. The listener itself refuses a request without a Host header. */
function serverOf(answering: Answering): Server {
  const server = createServer({ requireHostHeader: false }, listener(answering));
  server.on('checkExpectation', (_, response) => response.writeHead(417, PLAIN_HEADERS).end());
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET') socket.end(rawAnswer(REFUSALS[error.code ?? ''] ?? '400 Bad Request'));
    else socket.destroy();
  });
  return server;
}

/** A fetch handler as the listener of a node server. */
export function listener(answering: Answering): RequestListener {
  const answer = getRequestListener((request, { incoming }) => answering(request, { incoming }), { errorHandler: failed });
  return (incoming, outgoing) => void answer(incoming, outgoing);
}

/** A fetch handler on a port of this machine; port 0 takes a free one. Throws a readable error when the port is taken. */
export async function listen(port: number, answering: Answering): Promise<Listening> {
  const server = serverOf(answering);
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
