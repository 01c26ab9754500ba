import { assign, sendTo, setup } from 'xstate';
import { call, sendCall } from '../../services/actors/call.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import { createVerifyCode } from '../verifyCode/verifyCode.machine.ts';
import type { VerifyCodeOutcome } from '../verifyCode/verifyCode.rules.ts';
import * as rules from './updateUser.rules.ts';
import type { UpdateUserContext, UpdateUserEvent, UpdateUserInput, UpdateUserOutcome } from './updateUser.rules.ts';

const draft = flowDraft('updateUser', rules.Draft);

/** What the chart can do; the chart itself is in updateUser.machine.ts. */
export const updateUserSetup = setup({
  types: {} as { input: UpdateUserInput; context: UpdateUserContext; events: UpdateUserEvent; output: UpdateUserOutcome; tags: 'busy' },
  actors: {
    readDraft: draft.read,
    keepDraft: draft.keep,
    getNames: call('GET /updateUser'),
    verifyCode: createVerifyCode({
      send: (ask, signal) => sendCall('POST /updateUser', ask, signal),
      confirm: (ask, signal) => sendCall('PUT /updateUser', ask, signal),
      check: async (username, signal) => rules.isOwn(await sendCall('GET /updateUser', {}, signal), username),
    }),
  },
  guards: {
    mayChooseMethod: ({ context }) => context.codes.ways.length > 0,
    mayEnterCode: ({ context }) => context.codes.sent !== null,
    mayChange: (_, { canUpdateUserLogin }: { canUpdateUserLogin: boolean }) => canUpdateUserLogin,
    nameIsRight: ({ context }, { username }: { username: string }) => rules.problemOf(context, username) === null,
    mayChooseWay: ({ context }, { username }: { username: string }) =>
      rules.problemOf(context, username) === null && rules.hasSeveralWays(context, username),
    isUpdated: (_, { person }: VerifyCodeOutcome) => person !== null,
    isTaken: (_, { kind }: VerifyCodeOutcome) => kind === 'taken',
    isForbidden: (_, { kind }: VerifyCodeOutcome) => kind === 'refused',
    wantsAnotherName: (_, { kind }: VerifyCodeOutcome) => kind === 'anotherName',
  },
  actions: {
    updateDraft: sendTo('keepDraft', ({ context }) => ({ type: 'draft.changed', draft: { username: context.username } })),
    forgetDraft: sendTo('keepDraft', { type: 'draft.changed', draft: { username: '' } }),
    keepName: assign(({ context }, { username }: { username: string }) => rules.withName(context, username)),
    forgetProblems: assign({ problem: null, failure: null }),
  },
});
