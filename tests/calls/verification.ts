import { expect } from 'vitest';
import type { verification as rows } from '../../services/contract/verification.ts';
import { otherThan } from './identity.ts';
import { PAYEE } from './rewards.ts';
import type { Samples } from './sample.ts';
import { codeSentTo, type World } from './world.ts';

async function onNewDevice(world: World): Promise<{ verificationCode: string }> {
  await world.answer('GET /sendtrusteddevice', { method: 'email' });
  return { verificationCode: await world.code() };
}

async function changing(world: World): Promise<{ username: string; verificationCode: string }> {
  const username = `new-${world.key()}@example.com`;
  await world.answer('POST /updateUser', { username });
  return { username, verificationCode: await codeSentTo(world.line, username) };
}

/** A code for the caller, as the other party of the loan would have it sent. */
async function aboutLoan(world: World) {
  const { loanId } = await world.loan();
  return { customerId: world.customerId(), loanId, requesterName: 'Sam O’Neil', isVoice: false };
}

async function withCode(world: World): Promise<{ loanId: string; verificationCode: string }> {
  const request = await aboutLoan(world);
  await world.answer('POST /sendverificationcode', request);
  return { loanId: request.loanId, verificationCode: await codeSentTo(world.line, world.claims.phone_number) };
}

const WRONG_CODE = { title: 'with a code that is not the one sent', status: 400, code: 'CodeMismatchException' } as const;

/** The same with another code than the one sent. */
const mistyped =
  <A extends { verificationCode: string }>(ask: (world: World) => Promise<A>) =>
  async (world: World): Promise<A> => {
    const request = await ask(world);
    return { ...request, verificationCode: otherThan(request.verificationCode) };
  };

export const verification: Samples<keyof typeof rows | 'GET /checktrusteddevice'> = {
  'GET /checktrusteddevice': {
    as: 'tess',
    ask: () => ({}),
    holds: ({ trusted, methods }) => {
      expect(trusted).toBe(false);
      expect(methods.map(({ method }) => method)).toEqual(['email', 'text', 'voice']);
    },
    mine: [],
  },
  'GET /sendtrusteddevice': {
    as: 'tess',
    ask: () => ({ method: 'email' as const }),
    holds: async ({ destination }, world) => {
      expect(destination).toBe('t•••@example.com');
      expect(await world.code()).toMatch(/^\d{6}$/);
    },
    bad: { method: 'pigeon' },
    mine: [],
    moves: 'something',
  },
  'POST /confirmtrusteddevice': {
    as: 'tess',
    ask: onNewDevice,
    holds: async (_, world) => {
      expect((await world.answer('GET /checktrusteddevice', {})).trusted).toBe(true);
      expect((await world.call('GET /cards', {})).status).toBe(200);
    },
    refused: [{ ...WRONG_CODE, ask: mistyped(onNewDevice) }],
    bad: { verificationCode: 'abcdef' },
    mine: [],
    moves: 'something',
  },
  'GET /updateUser': {
    as: 'ann',
    ask: () => ({}),
    holds: (names, { claims }) =>
      expect(names).toEqual({
        email: claims.email,
        hasVerifiedProfileEmail: true,
        phoneNumber: claims.phone_number,
        hasVerifiedProfilePhone: true,
        canUpdateUserLogin: true,
      }),
    mine: [],
  },
  'POST /updateUser': {
    as: 'ann',
    ask: ({ key }) => ({ username: `new-${key()}@example.com` }),
    holds: async (_, world, { username }) => expect(await codeSentTo(world.line, username)).toMatch(/^\d{6}$/),
    refused: [
      {
        title: 'to a name that somebody has',
        ask: ({ claims }) => ({ username: claims.email }),
        status: 400,
        code: 'UsernameExistsException',
      },
      {
        title: 'for somebody whose sign-in is fixed',
        as: 'nell',
        ask: ({ key }) => ({ username: `new-${key()}@example.com` }),
        status: 403,
        text: 'You are not eligible at this time. Please contact customer service.',
      },
    ],
    bad: { username: 1 },
    mine: [],
    moves: 'something',
  },
  'PUT /updateUser': {
    as: 'ann',
    ask: changing,
    holds: async (names, world, { username }) => {
      expect(names).toMatchObject({ email: username, hasVerifiedProfileEmail: true });
      expect(await world.answer('GET /updateUser', {})).toEqual(names);
    },
    refused: [{ ...WRONG_CODE, ask: mistyped(changing) }],
    bad: { verificationCode: 1 },
    mine: [],
    moves: 'something',
  },
  'POST /mdmProfile': {
    as: 'ann',
    ask: ({ claims }) => ({ profileId: claims.sub }),
    holds: async (first, world, request) => {
      expect(first.complete).toBe(true); // Ann is a customer
      expect(await world.answer('POST /mdmProfile', request)).toEqual(first);
    },
    refused: [
      {
        title: 'with a day of birth that is still to come',
        ask: ({ claims }) => ({ profileId: claims.sub, details: { ...PAYEE, dateOfBirth: '29990101' } }),
        status: 422,
        text: 'Check the date of birth.',
      },
    ],
    bad: { details: { ...PAYEE, dateOfBirth: '20230229' } },
    mine: ['profileId'],
  },
  'POST /profileLock': {
    as: 'pat',
    ask: ({ claims }) => ({ profileId: claims.sub }),
    holds: async (_, world) => {
      const { status, body } = await world.call('GET /accounts', {});
      expect([status, body]).toEqual([423, expect.objectContaining({ errorCode: 'ProfileLockedException' })]);
    },
    bad: { profileId: 1 },
    mine: ['profileId'],
    moves: 'something',
  },
  'POST /sendverificationcode': {
    as: 'ann',
    ask: aboutLoan,
    holds: async ({ method, destination }, world) => {
      expect([method, destination]).toEqual(['text', `(•••) •••-${world.claims.phone_number.slice(-4)}`]);
      expect(await codeSentTo(world.line, world.claims.phone_number)).toMatch(/^\d{6}$/);
    },
    refused: [
      {
        title: 'to somebody who has nothing to do with the loan',
        ask: async (world) => ({ ...(await aboutLoan(world)), customerId: 'somebody' }),
        status: 403,
      },
    ],
    bad: { requesterName: 'see http://example.com' },
    mine: ['customerId', 'loanId'],
    moves: 'something',
  },
  'GET /verificationcodestatus': {
    as: 'ann',
    ask: withCode,
    holds: async ({ verified }, world, request) => {
      expect(verified).toBe(true);
      expect((await world.call('GET /verificationcodestatus', request)).body).toMatchObject({ errorCode: 'ExpiredCodeException' });
    },
    refused: [{ ...WRONG_CODE, ask: mistyped(withCode) }],
    bad: { verificationCode: '1' },
    mine: ['loanId'],
  },
};
