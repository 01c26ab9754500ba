import { trustDeviceOf } from '../auth/devices.ts';
import type { Caller, Db, Handlers } from '../handler.ts';
import { sendCode, useCode, type CodeFor } from './codes.ts';
import { profileOf } from './profile.ts';
import { toMethods, requireWay, waysTo, type Way } from './ways.ts';

type DeviceCall = 'GET /checktrusteddevice' | 'GET /sendtrusteddevice' | 'POST /confirmtrusteddevice';

/** The code is valid only in the session that requested it. */
const codeOf = ({ profileId, sessionId }: Caller): CodeFor => ({ profile_id: profileId, purpose: 'trustedDevice', about: sessionId });

/** A sign-in on a new device needs a code, once. Spec: FLOW-AUTH-15. */
export const trustedDevice: Handlers<DeviceCall> = {
  'GET /checktrusteddevice': async ({ caller, db }) => ({
    trusted: caller.standing === 'good',
    methods: toMethods(await waysOf(db, caller)),
  }),

  'GET /sendtrusteddevice': async ({ ask, caller, db, now }) => {
    const ways = await waysOf(db, caller);
    const way = requireWay(ways, ask.method, ways[0]?.method === 'email' ? 'email' : 'phone');
    const sent = await sendCode(db, now, codeOf(caller), way, (code) => `Your code to sign in on a new device is ${code}.`);
    return { ...sent, methods: toMethods(ways) };
  },

  'POST /confirmtrusteddevice': async ({ ask, caller, db, now }) => {
    await useCode(db, now, codeOf(caller), ask.verificationCode);
    await trustDeviceOf(db, caller.sessionId);
    return {};
  },
};

async function waysOf(db: Db, caller: Caller): Promise<Way[]> {
  const { username_email, username_phone } = await profileOf(db, caller);
  return waysTo(username_email, username_phone);
}
