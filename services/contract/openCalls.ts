import type { CallName } from './index.ts';

/** Sign-in, registration, recovery and entry by a link: sent without a token, also during a session. Spec: calls §6 (FLOW-AUTH-19). */
export const ENTRY_CALLS = [
  'POST /authenticate',
  'POST /deviceKeyAuth',
  'POST /signatureAuth',
  'POST /registerUser',
  'POST /registerNcrUser',
  'POST /confirmuser',
  'PUT /confirmuser',
  'POST /resendVerificationCode',
  'POST /resetpassword',
  'POST /confirmpassword',
  'PUT /confirmpassword',
] as const satisfies readonly CallName[];

/** Open to everybody, because a page without a session needs them. During a session they carry its token (HDR-001). */
export const PUBLIC_CALLS = [
  'GET /passwordPolicy',
  'GET /configsettings',
  'GET /serviceStatus',
  'GET /contacts',
  'GET /lmsReferenceId',
] as const satisfies readonly CallName[];

/** Calls that need no token. */
export const OPEN_CALLS = [...ENTRY_CALLS, ...PUBLIC_CALLS] as const;
