import { HEADER } from '../../services/contract/headers.ts';
import { PASSWORD, profileIdOf } from '../../services/lender/people/person.ts';
import { codeSentTo } from '../calls/world.ts';
import { codeOf } from './auth.kit.ts';
import { errorOf, type Bench, type Reply } from './kit/bench.ts';

export const NEW_PASSWORD = 'Fresh2026Word';

/** Status, error code and text of a refused call. */
export const no = (reply: Reply) => [reply.status, codeOf(reply), errorOf(reply)];
/** The same without the text. */
export const why = (reply: Reply) => [reply.status, codeOf(reply)];

/** Helpers for registration, codes and sign-in. */
export const identifying = (at: () => Bench) => ({
  codeTo: (to: string) => codeSentTo({ ...at(), sandbox: true }, to),
  register: (username: string, more: object = {}) => at().call('POST /registerUser', { username, password: NEW_PASSWORD, ...more }),
  askCode: (username: string, method?: string) => at().call('PUT /confirmuser', { username, method }),
  confirm: (username: string, verificationCode: string) => at().call('POST /confirmuser', { username, verificationCode }),
  signsIn: (username: string, password = PASSWORD, deviceKey = '') =>
    at().call('POST /authenticate', { username, password, fromLegacyNcr: false }, { headers: { [HEADER.deviceKey]: deviceKey } }),
  byDevice: (person: string, deviceKey: string) =>
    at().call(
      'POST /deviceKeyAuth',
      { profileId: profileIdOf(person), deepLinkFlow: 'payment' },
      { headers: { [HEADER.deviceKey]: deviceKey } },
    ),
  remember: (accessToken: string, deviceKey = '') =>
    at().ask(
      'POST',
      '/cognito/',
      { AccessToken: accessToken, DeviceKey: deviceKey, DeviceRememberedStatus: 'remembered' },
      { 'x-amz-target': 'AWSCognitoIdentityProviderService.UpdateDeviceStatus' },
    ),
  /** Clears tries, codes, messages and registered profiles. */
  ready: async (...people: string[]) => {
    const { db } = at().lender;
    await db.deleteFrom('rate').execute();
    await db.deleteFrom('sent_code').execute();
    await db.deleteFrom('outbox').execute();
    await db.deleteFrom('profile').whereRef('person', '=', 'profile_id').execute();
    await at().ask('POST', '/sandbox/clock', { reset: true });
    if (people.length > 0) await at().reset(...people);
  },
});

/** Another code of six digits. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
