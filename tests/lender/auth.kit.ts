import * as v from 'valibot';
import { HEADER } from '../../services/contract/headers.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import type { Bench } from './kit/bench.ts';

/** The claims of a token, without verification. */
export const claimsIn = (token: string): unknown => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
/** The errorCode of a refused call. */
export const codeOf = ({ body }: { body: unknown }): string =>
  v.parse(v.looseObject({ errorCode: v.optional(v.string(), '') }), body).errorCode;
export const tryToSignIn = (at: Bench, username: string, password = PASSWORD) =>
  at.call('POST /authenticate', { username, password, fromLegacyNcr: false });
export const enter = (at: Bench, username: string, deviceKey = '') =>
  at.answer(
    'POST /authenticate',
    { username, password: PASSWORD, fromLegacyNcr: false },
    deviceKey === '' ? {} : { headers: { [HEADER.deviceKey]: deviceKey } },
  );
export const asks = (at: Bench, token: string) => at.call('GET /cards', {}, { token });
export const passes = (at: Bench, seconds: number) => at.ask('POST', '/sandbox/clock', { advanceSeconds: seconds });

/** Clears tries, sessions and devices, and resets the clock, without seeding the people again. */
export const clearSessions = async (at: Bench) => {
  for (const table of ['rate', 'session', 'device'] as const) await at.lender.db.deleteFrom(table).execute();
  await at.ask('POST', '/sandbox/clock', { reset: true });
};
