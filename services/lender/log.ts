import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * The lender's log: method, path, status, ms and ids, one JSON line per request. Bodies, queries, headers and tokens are never passed to it;
 * the redaction guards against mistakes. Spec: calls §7 "Requests and responses are logged" (CONF-025).
 */
export const createLog = (level = 'info', to?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          'authorization',
          'headers',
          'body',
          'query',
          'ask',
          'password',
          'cvv',
          'token',
          '*.authorization',
          '*.password',
          '*.cvv',
          '*.token',
        ],
        remove: true,
      },
    },
    to ?? pino.destination(1),
  );

/** The loggable facts of an error: name, code and stack, but not the message, which may quote a customer's input. */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, code: 'code' in error ? error.code : undefined, place: stack.slice(0, 6).map((line) => line.trim()) };
}
