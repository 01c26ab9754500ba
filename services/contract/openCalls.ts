import type { CallName } from './index.ts';

/** Calls made before anybody is signed in (FLOW-AUTH-19): no Authorization header, and none is needed. */
export const OPEN_CALLS = [
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
  'GET /passwordPolicy',
  'GET /configsettings',
  'GET /serviceStatus',
  'GET /contacts',
  'GET /lmsReferenceId',
] as const satisfies readonly CallName[];
