import type { CallName } from './index.ts';

/** Sign-in, registration, recovery and entry by a link: made as nobody, also while a session is here. Spec: calls §6 (FLOW-AUTH-19). */
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

/** Answered to everybody, for a page on which nobody is signed in needs them. A customer who is signed in makes them as herself (HDR-001). */
export const PUBLIC_CALLS = [
  'GET /passwordPolicy',
  'GET /configsettings',
  'GET /serviceStatus',
  'GET /contacts',
  'GET /lmsReferenceId',
] as const satisfies readonly CallName[];

/** Calls that need no token. */
export const OPEN_CALLS = [...ENTRY_CALLS, ...PUBLIC_CALLS] as const;
