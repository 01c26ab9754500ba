import * as v from 'valibot';

const HeaderList = v.array(v.tuple([v.string(), v.string()]));
const Body = v.nullable(v.instance(ArrayBuffer));

/** A request and its response, as messages between the page and the lender's worker. */
const RequestMessage = v.object({ url: v.string(), method: v.string(), headers: HeaderList, body: Body });
const ResponseMessage = v.variant('kind', [
  v.object({ kind: v.literal('response'), status: v.number(), headers: HeaderList, body: Body }),
  /** The lender cut the connection. */
  v.object({ kind: v.literal('cut') }),
]);
type ResponseMessage = v.InferOutput<typeof ResponseMessage>;

export type Fetch = (request: Request) => Promise<Response>;

type Receiver = { postMessage: (message: unknown, ports: Transferable[]) => void };
/** The global of a worker. */
type Source = { addEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void };

/** The lender in a worker, as fetch. Rejects like fetch when the lender cuts the connection. Each request has its own port. */
export const lenderBehind =
  (worker: Receiver): Fetch =>
  async (request) => {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<unknown>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
    });
    port1.start();
    const { url, method } = request;
    const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
    worker.postMessage({ url, method, headers: [...request.headers], body } satisfies v.InferOutput<typeof RequestMessage>, [port2]);
    const message = v.parse(ResponseMessage, await answer);
    port1.close();
    if (message.kind === 'cut') throw new TypeError('the lender has cut the connection');
    return new Response(message.body, message);
  };

/** The worker's side of lenderBehind. */
export function answerWith(source: Source, fetch: Fetch): void {
  source.addEventListener(
    'message',
    ({ data, ports: [port] }) => void responseTo(v.parse(RequestMessage, data), fetch).then((answer) => port?.postMessage(answer)),
  );
}

async function responseTo({ url, ...init }: v.InferOutput<typeof RequestMessage>, fetch: Fetch): Promise<ResponseMessage> {
  try {
    const response = await fetch(new Request(url, init));
    const body = response.body === null ? null : await response.arrayBuffer();
    return { kind: 'response', status: response.status, headers: [...response.headers], body };
  } catch {
    return { kind: 'cut' };
  }
}
