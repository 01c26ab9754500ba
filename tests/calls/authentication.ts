import { expect } from 'vitest';
import { HEADER } from '../../services/contract/headers.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import type { Samples } from './sample.ts';
import { linkFor, type Line } from './world.ts';

const ANN = { username: 'ann@example.com', password: PASSWORD, fromLegacyNcr: false };

/** The key of a device on which Ann has checked "remember me". */
async function rememberedDevice(line: Line): Promise<string> {
  const { accessToken, deviceKey = '' } = await line.answer('POST /authenticate', ANN);
  const request = { AccessToken: accessToken, DeviceKey: deviceKey, DeviceRememberedStatus: 'remembered' };
  await line.ask('POST', '/cognito/', request, { 'x-amz-target': 'AWSCognitoIdentityProviderService.UpdateDeviceStatus' });
  return deviceKey;
}

export const authentication: Samples<'POST /authenticate' | 'POST /deviceKeyAuth' | 'PUT /deviceKeyAuth' | 'POST /signatureAuth'> = {
  'POST /authenticate': {
    as: 'nobody',
    ask: () => ANN,
    refused: [
      { title: 'with a wrong password', ask: () => ({ ...ANN, password: 'Wrong2026' }), status: 400, code: 'NotAuthorizedException' },
      {
        title: 'with a name that nobody has',
        ask: () => ({ ...ANN, username: 'nobody@example.com' }),
        status: 400,
        text: 'Your email was not found',
        code: 'UserNotFoundException',
      },
    ],
    bad: { password: 1 },
    mine: [],
  },
  'POST /deviceKeyAuth': {
    as: 'nobody',
    ask: async ({ line }) => {
      const { profileId } = await linkFor(line, { loanId: '2001001' });
      return { profileId, deepLinkFlow: 'payment' };
    },
    how: async ({ line }) => ({ headers: { [HEADER.deviceKey]: await rememberedDevice(line) } }),
    refused: [
      {
        title: 'from a device that is not remembered',
        ask: () => ({ profileId: 'anybody', deepLinkFlow: 'payment' }),
        status: 400,
        code: 'MissingDeviceKey',
      },
    ],
    bad: { profileId: undefined },
    mine: [],
  },
  'PUT /deviceKeyAuth': {
    as: 'ann',
    ask: () => ({}),
    holds: async (_, world) => expect((await world.call('GET /accounts', {})).status).toBe(401),
    mine: [],
  },
  'POST /signatureAuth': {
    as: 'nobody',
    ask: ({ line }) => linkFor(line, { loanId: '2019001', guest: true, flowLock: true }),
    refused: [
      {
        title: 'with a signature of nobody',
        ask: async ({ line }) => ({ ...(await linkFor(line, { loanId: '2019001', guest: true })), signature: 'x'.repeat(43) }),
        status: 400,
        text: 'This link has expired. Log in to continue.',
      },
    ],
    bad: { expiration: undefined },
    mine: [],
  },
};
