import { randomBytes } from 'node:crypto';
import { forgetDevices } from '../auth/devices.ts';
import { hashPassword } from '../auth/password.ts';
import { endAllSessions } from '../auth/sessions.ts';
import { passwordTries, requireProfile } from '../auth/usernames.ts';
import { Refusal, type Handlers } from '../handler.ts';
import { forgetTries } from '../limits.ts';
import { send } from '../outbox.ts';
import { inTransaction } from '../store/inTransaction.ts';
import { CODE_SECONDS, storeSecret, sendCode, useCode, useSecret, type CodeFor } from './codes.ts';
import { provedBy } from './confirmation.ts';
import { refuseWeak } from './policy.ts';
import { toMethods, requireWay, waysTo } from './ways.ts';

type RecoveryCall = 'POST /resetpassword' | 'POST /confirmpassword' | 'PUT /confirmpassword';

const codeOf = (profile_id: string): CodeFor => ({ profile_id, purpose: 'recovery', about: '' });
const keyOf = (profile_id: string): CodeFor => ({ profile_id, purpose: 'newPassword', about: '' });

/** Resets a password: the code is exchanged for a key, and the key sets one new password. Spec: FLOW-AUTH-13. */
export const recovery: Handlers<RecoveryCall> = {
  'POST /resetpassword': async ({ ask, db, now, address }) => {
    const { name, profile } = await requireProfile(db, now, address, ask.username);
    const ways = waysTo(profile.username_email, profile.username_phone);
    const way = requireWay(ways, ask.method, name.kind);
    const sent = await sendCode(db, now, codeOf(profile.profile_id), way, (code) => `Your code to reset your password is ${code}.`);
    return { ...sent, methods: toMethods(ways) };
  },

  'POST /confirmpassword': async ({ ask, db, now, address }) => {
    const { profile } = await requireProfile(db, now, address, ask.username);
    const method = await useCode(db, now, codeOf(profile.profile_id), ask.verificationCode);
    const resetKey = randomBytes(32).toString('base64url');
    await storeSecret(db, now, keyOf(profile.profile_id), method, resetKey);
    return { resetKey, expiresInSeconds: CODE_SECONDS };
  },

  // The code also verifies a profile that never verified its username: registering somebody else's name first does not keep it.
  'PUT /confirmpassword': async ({ ask, db, now, address }) => {
    const { name, profile } = await requireProfile(db, now, address, ask.username);
    const { profile_id } = profile;
    refuseWeak(ask.password);
    const hash = await hashPassword(ask.password);
    await inTransaction(db, async (tx) => {
      const method = await useSecret(tx, now, keyOf(profile_id), ask.resetKey);
      if (method === 'wrong' || method === 'over')
        throw new Refusal(400, ['It took too long to choose a new password. Start again.'], 'ExpiredCodeException');
      const chosen = { password_hash: hash, reset_required: false, verified: true, ...provedBy(method) };
      await tx.updateTable('profile').set(chosen).where('profile_id', '=', profile_id).execute();
      await endAllSessions(tx, now, profile_id);
      await forgetDevices(tx, profile_id);
      await forgetTries(tx, passwordTries(address, name));
      for (const { to, method } of waysTo(profile.username_email, profile.username_phone))
        if (method !== 'voice') await send(tx, { to, at: now, channel: method, kind: 'passwordChanged', text: CHANGED });
    });
    return {};
  },
};

const CHANGED = 'Your password was changed. If it was not you, contact customer service.';
