const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const HOUR_S = 3600;

/** A token as the service would issue it, with an unchecked signature. */
export const jwt = (claims: object, lifeSeconds = HOUR_S): string => {
  const iat = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'RS256', kid: 'k1' })}.${part({ iat, exp: iat + lifeSeconds, ...claims })}.c2lnbmF0dXJl`;
};

let issued = 0;

/** The answer to Ann's sign-in. Every call issues new tokens. */
export function annsEntry({ lifeSeconds = HOUR_S, ...claims }: { lifeSeconds?: number } & Record<string, unknown> = {}) {
  const jti = `t${++issued}`;
  return {
    accessToken: jwt({ sub: 'profile-ann', jti, origin_jti: `session-${jti}` }, lifeSeconds),
    idToken: jwt(
      {
        sub: 'profile-ann',
        name: 'Ann Archer',
        customer_id: 'C-ann',
        lms_customer_ids: '[{"lmsId":"1","customerId":"C-ann"}]',
        jti,
        ...claims,
      },
      lifeSeconds,
    ),
    refreshToken: `refresh-${jti}`,
    deviceKey: 'us-east-1_device-ann',
    deviceGroupKey: 'group-ann',
  };
}
