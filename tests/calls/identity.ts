import { expect } from 'vitest';
import type { identity as rows } from '../../services/contract/identity.ts';
import type { Samples } from './sample.ts';
import { codeSentTo, type World } from './world.ts';

const PASSWORD = 'Fresh2026Word';
const UNKNOWN = {
  title: 'for a name that nobody has',
  ask: ({ key }: World) => ({ username: `${key()}@example.com` }),
  status: 400,
  text: 'Your email was not found',
  code: 'UserNotFoundException',
} as const;

/** An unknown name. */
const freshName = (world: World): string => `new-${world.key()}@example.com`;

/** Somebody who has just registered, and is not verified. */
async function newcomer(world: World): Promise<string> {
  const username = freshName(world);
  await world.line.answer('POST /registerUser', { username, password: PASSWORD });
  return username;
}

/** The same, with a code on its way. */
async function waiting(world: World): Promise<string> {
  const username = await newcomer(world);
  await world.line.answer('PUT /confirmuser', { username });
  return username;
}

const signsIn = (world: World, username: string, password = PASSWORD) =>
  world.line.call('POST /authenticate', { username, password, fromLegacyNcr: false });

/** Six digits that are not these. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function recovering(world: World): Promise<{ username: string; verificationCode: string }> {
  const username = world.claims.email;
  await world.answer('POST /resetpassword', { username, method: 'email' });
  return { username, verificationCode: await world.code() };
}

async function choosing(world: World) {
  const request = await recovering(world);
  const { resetKey } = await world.answer('POST /confirmpassword', request);
  return { username: request.username, resetKey, password: PASSWORD };
}

const WEAK = { status: 400, text: 'Your password does not meet our requirements', code: 'InvalidPasswordException' } as const;
const WRONG_CODE = { title: 'with a code that is not the one sent', status: 400, code: 'CodeMismatchException' } as const;

export const identity: Samples<keyof typeof rows> = {
  'POST /registerUser': {
    as: 'nobody',
    ask: (world) => ({ username: freshName(world), password: PASSWORD, encodedData: btoa('{"language":"en"}'), guestCardIds: [] }),
    holds: async ({ methods }, world, { username }) => {
      expect(methods).toEqual([{ method: 'email', destination: 'n•••@example.com' }]);
      expect((await signsIn(world, username)).body).toMatchObject({ errorCode: 'UserNotConfirmedException' });
    },
    refused: [
      {
        title: 'by a name that somebody has',
        ask: async (world) => ({ username: await newcomer(world), password: PASSWORD }),
        status: 400,
        code: 'UsernameExistsException',
      },
      { title: 'with a weak password', ask: (world) => ({ username: freshName(world), password: 'Short1' }), ...WEAK },
      {
        title: 'by a name that is neither e-mail nor phone',
        ask: () => ({ username: 'abc', password: PASSWORD }),
        status: 400,
        text: 'Invalid Email or Phone Number',
      },
    ],
    bad: { password: 1 },
    mine: [],
    moves: 'something',
  },
  'POST /registerNcrUser': {
    as: 'nobody',
    ask: (world) => ({ username: freshName(world), password: PASSWORD, shortCode: 'RAE-2026' }),
    holds: async (_, world, { username }) =>
      expect((await signsIn(world, username)).body).toMatchObject({ errorCode: 'UserNotConfirmedException' }),
    refused: [{ title: 'with a weak password', ask: (world) => ({ username: freshName(world), password: 'nouppercase1' }), ...WEAK }],
    bad: { shortCode: 'not a code' },
    mine: [],
    moves: 'something',
  },
  'POST /confirmuser': {
    as: 'nobody',
    ask: async (world) => {
      const username = await waiting(world);
      return { username, verificationCode: await codeSentTo(world.line, username) };
    },
    holds: async (_, world, { username }) => expect((await signsIn(world, username)).status).toBe(200),
    refused: [
      {
        ...WRONG_CODE,
        ask: async (world) => {
          const username = await waiting(world);
          return { username, verificationCode: otherThan(await codeSentTo(world.line, username)) };
        },
      },
      {
        title: 'with a code that is over',
        ask: async (world) => {
          const username = await waiting(world);
          await world.line.ask('POST', '/sandbox/clock', { advanceSeconds: 601 });
          return { username, verificationCode: await codeSentTo(world.line, username) };
        },
        status: 400,
        code: 'ExpiredCodeException',
      },
    ],
    bad: { verificationCode: '12 456' },
    mine: [],
    moves: 'something',
  },
  'PUT /confirmuser': {
    as: 'nobody',
    ask: async (world) => ({ username: await newcomer(world), method: 'email' as const }),
    holds: ({ method, destination }) => expect([method, destination]).toEqual(['email', 'n•••@example.com']),
    refused: [
      UNKNOWN,
      {
        title: 'by a way that leads nowhere',
        ask: async (world) => ({ username: await newcomer(world), method: 'voice' as const }),
        status: 400,
        code: 'InvalidParameterException',
      },
    ],
    bad: { method: 'pigeon' },
    mine: [],
    moves: 'something',
  },
  'POST /resendVerificationCode': {
    as: 'nobody',
    ask: async (world) => ({ username: await waiting(world) }),
    holds: async (_, world, { username }) => {
      const verificationCode = await codeSentTo(world.line, username);
      await world.line.answer('POST /confirmuser', { username, verificationCode });
    },
    refused: [UNKNOWN],
    bad: { username: 1 },
    mine: [],
    moves: 'something',
  },
  'POST /resetpassword': {
    as: 'ann',
    ask: ({ claims }) => ({ username: claims.email }),
    holds: async ({ destination }, world) => {
      expect(destination).toMatch(/^.•••@/);
      expect(await world.code()).toMatch(/^\d{6}$/);
    },
    refused: [UNKNOWN],
    bad: { method: 'pigeon' },
    mine: [],
    moves: 'something',
  },
  'POST /confirmpassword': {
    as: 'ann',
    ask: recovering,
    refused: [
      {
        ...WRONG_CODE,
        ask: async (world) => {
          const request = await recovering(world);
          return { ...request, verificationCode: otherThan(request.verificationCode) };
        },
      },
    ],
    bad: { verificationCode: 123456 },
    mine: [],
    moves: 'something',
  },
  'PUT /confirmpassword': {
    as: 'ann',
    ask: choosing,
    holds: async (_, world, { username, password }) => {
      expect((await world.call('GET /accounts', {})).status).toBe(401);
      expect((await signsIn(world, username, password)).status).toBe(200);
    },
    refused: [
      { title: 'with a weak password', ask: async (world) => ({ ...(await choosing(world)), password: 'has a Space1' }), ...WEAK },
      {
        title: 'with a key of nobody',
        ask: async (world) => ({ ...(await choosing(world)), resetKey: world.key() }),
        status: 400,
        code: 'ExpiredCodeException',
      },
    ],
    bad: { resetKey: 1 },
    mine: [],
    moves: 'something',
  },
  'GET /passwordPolicy': {
    as: 'nobody',
    ask: () => ({}),
    holds: (policy) => expect(policy).toMatchObject({ minimumLength: 9, requireUppercase: true, requireSymbols: false }),
    mine: [],
  },
};
