import * as v from 'valibot';
import { mayTry, SIGN_IN } from '../limits.ts';
import { isWeak, WEAK } from '../identity/policy.ts';
import { hashPassword, isPassword } from './password.ts';
import { callerBy, operation, PoolRefusal, Text } from './poolOperation.ts';

/** Replaces the password of a caller in good standing. The session continues. */
export const changePassword = operation(
  v.object({ AccessToken: Text, PreviousPassword: Text, ProposedPassword: Text }),
  async ({ AccessToken, PreviousPassword, ProposedPassword }, { db, now }) => {
    const { profileId, standing } = await callerBy(AccessToken, db, now);
    const profile = await db.selectFrom('profile').select('password_hash').where('profile_id', '=', profileId).executeTakeFirst();
    if (standing !== 'good' || !profile) throw new PoolRefusal('NotAuthorizedException', 'Not allowed');
    if (!(await mayTry(db, `changePassword ${profileId}`, SIGN_IN, now)))
      throw new PoolRefusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
    if (!(await isPassword(PreviousPassword, profile.password_hash)))
      throw new PoolRefusal('NotAuthorizedException', 'Incorrect username or password.');
    if (isWeak(ProposedPassword)) throw new PoolRefusal('InvalidPasswordException', WEAK);
    const password_hash = await hashPassword(ProposedPassword);
    await db.updateTable('profile').set({ password_hash }).where('profile_id', '=', profileId).execute();
    return {};
  },
);
