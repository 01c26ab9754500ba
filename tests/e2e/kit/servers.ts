import { once } from 'node:events';
import { createServer } from 'node:http';
import { startServer, type Server } from './server.ts';

/** The address at which a worker asks for its server. */
const ADDRESS = 'SERVERS_OF_TESTS';

const isRunning = ({ origin }: Server): Promise<boolean> =>
  fetch(`${origin}/sandbox/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Before all tests (`globalSetup`): lends a server to each of the workers that run at once. Playwright replaces the workers for every project
 * and after each failure; a server of their own cost six seconds of processor time to start, and its first requests were slow.
 * A server that has died is replaced.
 */
export default async function lendServers(): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Server>>();
  const serverOf = async (worker: string): Promise<Server> => {
    const known = await started.get(worker)?.catch(() => undefined);
    if (known && (await isRunning(known))) return known;
    await known?.kill();
    const fresh = startServer();
    started.set(worker, fresh);
    return fresh;
  };
  const assignment = createServer((request, response) => {
    serverOf(request.url ?? '').then(
      ({ origin }) => response.end(origin),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(assignment.listen(0, 'localhost'), 'listening');
  const address = assignment.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port to ask for servers');
  process.env[ADDRESS] = `http://localhost:${address.port}`;
  return async () => {
    assignment.close();
    assignment.closeAllConnections();
    await Promise.all([...started.values()].map((server) => server.then(({ kill }) => kill()).catch(() => undefined)));
  };
}

/** The origin of a worker's server. No two workers that run at once have the same number. */
export async function originOf(worker: number): Promise<string> {
  const response = await fetch(`${process.env[ADDRESS]}/${worker}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
