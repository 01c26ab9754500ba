import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * The lender's log: method, path, status, ms and ids, one JSON line each. Bodies, queries, headers and tokens are never handed to it;
 * the redaction is for the day somebody does. Spec: calls §7 "Requests and responses are logged" (CONF-025).
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

/** What may be told of an error: its name, code and place, not its message, which may quote what a customer sent. */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const place = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, code: 'code' in error ? error.code : undefined, place: place.slice(0, 6).map((line) => line.trim()) };
}
