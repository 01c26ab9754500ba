import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { handlersOf } from '../../../services/lender/msw.ts';
import { serve } from '../../kit/network.ts';
import type { Lender } from '../../../services/lender/lender.ts';
import type { Vault } from '../../../services/lender/vault/vault.ts';

/** One request of the page. `call` is the contract's name, or "Cognito <operation>"; `status` is null until it is answered, 0 when it was cut. */
export type Sent = {
  call: string;
  query: Record<string, string>;
  key: string;
  headers: Headers;
  body: unknown;
  status: number | null;
  answer: unknown;
};

export const PORTAL = 'http://localhost:4173';
export const VAULT = 'http://localhost:4174';

/** The network between the page and the lender, in one process. It records every request. */
export function wire(lender: Pick<Lender, 'fetch'>, vault: Vault) {
  const sent: Sent[] = [];
  let see = (_: string): void => undefined;
  let waiting = 0;
  let delayed = 0;
  let isDown = false;
  let fetchNow: typeof fetch | undefined;
  const held = new Map<string, Promise<void>>();
  const slow = new Set<string>();

  async function carried(request: Request): Promise<Response> {
    const call = callOf(request);
    if (!held.has(call) && !slow.has(call)) return answered(call, request);
    delayed++;
    return answered(call, request).finally(() => delayed--);
  }

  async function answered(call: string, request: Request): Promise<Response> {
    const line: Sent = {
      call,
      query: Object.fromEntries(new URL(request.url).searchParams),
      key: request.headers.get('idempotency-key') ?? '',
      headers: request.headers,
      body: parsed(await request.clone().text()),
      status: null,
      answer: null,
    };
    sent.push(line);
    see(call);
    await held.get(call);
    const answering = isDown
      ? Promise.reject(new TypeError('fetch failed'))
      : (new URL(request.url).origin === VAULT ? vault : lender).fetch(request);
    const stopped = new Promise<never>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')), { once: true }),
    );
    try {
      const answer = await Promise.race([answering, stopped]);
      line.status = answer.status;
      line.answer = parsed(await answer.clone().text());
      return answer;
    } catch (error) {
      line.status = 0;
      throw error;
    }
  }

  const uploaded = ({ request }: { request: Request }) => carried(request).catch(() => HttpResponse.error());

  return {
    sent,
    /** Has every request, by its call, from now on, at the moment it is sent. */
    watch: (watcher: (call: string) => void) => {
      see = watcher;
    },
    /** The number of pending requests. */
    waiting: () => waiting,
    /** The number of those that the test delays. */
    delayed: () => delayed,
    /** The lender takes its time for this call from now on, or (`null`) for none. */
    slow: (call: string | null) => {
      if (call) slow.add(call);
      else slow.clear();
    },
    /** The requests of one call, in the order of sending. */
    of: (call: string) => sent.filter((one) => one.call === call),
    /** Cuts the network, or restores it. */
    cut: (down: boolean) => {
      isDown = down;
    },
    /** The answers of this call are late: they come when the returned function is called. */
    hold: (call: string): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(call, promise);
      return () => {
        held.delete(call);
        resolve();
      };
    },
    /** Connects the page. Its fetch is the real one; a request is pending until its whole answer has arrived. */
    connect: () => {
      serve([...handlersOf({ fetch: carried }, PORTAL), http.post(`${VAULT}/upload`, uploaded)]);
      fetchNow ??= globalThis.fetch;
      const fetch = fetchNow;
      vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
        waiting++;
        try {
          const answer = await fetch(...args);
          await answer.clone().text();
          return answer;
        } finally {
          waiting--;
        }
      });
    },
  };
}
export type Wire = ReturnType<typeof wire>;

function callOf({ method, url, headers }: Request): string {
  const { pathname } = new URL(url);
  const operation = headers.get('x-amz-target')?.split('.').at(-1);
  return operation ? `Cognito ${operation}` : `${method} ${pathname.replace(/^\/api/, '')}`;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
