import type { Answered } from '../../contract/index.ts';
import type { CodeMethod } from '../../contract/enums.ts';
import { requireProfile, type Username } from '../auth/usernames.ts';
import { Refusal, type Db, type Handlers } from '../handler.ts';
import { rewardReferrer } from '../referral/earning.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { ProfileTable } from '../store/peopleTables.ts';
import { sendCode, useCode, type CodeFor } from './codes.ts';
import { toMethods, requireWay, waysTo } from './ways.ts';

type ConfirmationCall = 'POST /confirmuser' | 'PUT /confirmuser' | 'POST /resendVerificationCode';

const codeOf = ({ profile_id }: ProfileTable): CodeFor => ({ profile_id, purpose: 'registration', about: '' });

/** A code proves that the registered username belongs to the customer. Spec: FLOW-AUTH-02, FLOW-AUTH-14. */
export const confirmation: Handlers<ConfirmationCall> = {
  'POST /confirmuser': async ({ ask, db, now, address }) => {
    const { profile } = await requireProfile(db, now, address, ask.username);
    refuseVerified(profile);
    const method = await useCode(db, now, codeOf(profile), ask.verificationCode);
    await inTransaction(db, async (tx) => {
      await tx
        .updateTable('profile')
        .set({ verified: true, ...provedBy(method) })
        .where('profile_id', '=', profile.profile_id)
        .execute();
      await rewardReferrer(tx, profile, now);
    });
    return {};
  },

  'PUT /confirmuser': async ({ ask, db, now, address }) => {
    const { name, profile } = await requireProfile(db, now, address, ask.username);
    return sendTo(db, now, profile, name, ask.method);
  },

  'POST /resendVerificationCode': async ({ ask, db, now, address }) => {
    const { name, profile } = await requireProfile(db, now, address, ask.username);
    const last = await db
      .selectFrom('sent_code')
      .select('method')
      .where((row) => row.and(codeOf(profile)))
      .executeTakeFirst();
    return sendTo(db, now, profile, name, last?.method);
  },
};

/** The username that a code sent by this method verifies. */
export const provedBy = (method: CodeMethod): Partial<Pick<ProfileTable, 'email_verified' | 'phone_verified'>> =>
  method === 'email' ? { email_verified: true } : { phone_verified: true };

async function sendTo(
  db: Db,
  now: number,
  profile: ProfileTable,
  name: Username,
  method: CodeMethod | undefined,
): Promise<Answered<'PUT /confirmuser'>> {
  refuseVerified(profile);
  const ways = waysTo(profile.username_email, profile.username_phone);
  const sent = await sendCode(
    db,
    now,
    codeOf(profile),
    requireWay(ways, method, name.kind),
    (code) => `Your code to verify your account is ${code}.`,
  );
  return { ...sent, methods: toMethods(ways) };
}

function refuseVerified({ verified }: ProfileTable): void {
  if (verified) throw new Refusal(400, ['Your account is verified already. Sign in.'], 'InvalidParameterException');
}
