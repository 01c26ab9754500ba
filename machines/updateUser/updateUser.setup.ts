import { and, assign, fromPromise, sendTo, setup } from 'xstate';
import { asked, call } from '../../services/actors/call.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import type { Codes, SentCode } from '../verifyCode/codes.rules.ts';
import { failureIn } from '../kit/failureIn.ts';
import { heard } from '../kit/heard.ts';
import type { Person } from '../kit/session.types.ts';
import { verifyCodeMachine } from '../verifyCode/verifyCode.machine.ts';
import type { ConfirmAsk, SendAsk, VerifyCodeOutcome } from '../verifyCode/verifyCode.rules.ts';
import * as rules from './updateUser.rules.ts';
import type { UpdateUserContext, UpdateUserEvent, UpdateUserInput, UpdateUserOutcome } from './updateUser.types.ts';

const draft = flowDraft('updateUser', rules.Draft);
const sendCode = fromPromise<SentCode, SendAsk>(({ input, signal }) => asked('POST /updateUser', input, signal));

/** What the change of the sign-in can do; the chart itself is in updateUser.machine.ts. */
export const updateUserSetup = setup({
  types: {} as { input: UpdateUserInput; context: UpdateUserContext; events: UpdateUserEvent; output: UpdateUserOutcome; tags: 'busy' },
  actors: {
    readDraft: draft.read,
    keepDraft: draft.keep,
    getNames: call('GET /updateUser'),
    verifyCode: verifyCodeMachine.provide({
      actors: {
        sendCode,
        resendCode: sendCode,
        confirmCode: fromPromise<unknown, ConfirmAsk>(({ input, signal }) => asked('PUT /updateUser', input, signal)),
        checkCode: fromPromise<boolean, string>(async ({ input, signal }) =>
          rules.isOwn(await asked('GET /updateUser', {}, signal), input),
        ),
      },
    }),
  },
  guards: {
    mayChooseMethod: ({ context }) => context.codes.ways.length > 0,
    mayEnterCode: ({ context }) => context.codes.sent !== null,
    mayChange: ({ event }) => heard<'GET /updateUser'>(event).canUpdateUserLogin,
    nameIsRight: ({ context, event }) => rules.nameIsRight(context, event),
    hasSeveralWays: ({ context, event }) => rules.hasSeveralWays(context, event),
    mayChooseWay: and(['nameIsRight', 'hasSeveralWays']),
    isUpdated: (_, { person }: { person: Person | null }) => person !== null,
    isTaken: (_, { kind }: Pick<VerifyCodeOutcome, 'kind'>) => kind === 'taken',
    isForbidden: (_, { kind }: Pick<VerifyCodeOutcome, 'kind'>) => kind === 'refused',
    wantsAnotherName: (_, { kind }: Pick<VerifyCodeOutcome, 'kind'>) => kind === 'anotherName',
  },
  actions: {
    keepDraft: assign({ username: ({ context }, { kept }: { kept: rules.Draft | null }) => kept?.username ?? context.username }),
    keepTyped: assign({ username: ({ context, event }) => (event.type === 'name.typed' ? event.text : context.username) }),
    tellDraft: sendTo('keepDraft', ({ context }) => ({ type: 'draft.changed', draft: { username: context.username } })),
    forgetDraft: sendTo('keepDraft', { type: 'draft.changed', draft: { username: '' } }),
    keepNames: assign({ names: ({ event }) => heard<'GET /updateUser'>(event) }),
    keepName: assign(({ context, event }) => rules.kept(context, event)),
    // where the last code went outlives the screens of the code
    keepCodes: assign({ codes: (_, { codes }: { codes: Codes }) => codes }),
    keepTaken: assign({ problem: 'taken' }),
    keepUpdated: assign({ outcome: (_, { person }: { person: Person | null }) => rules.outcomeOf(person) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetProblems: assign({ problem: null, failure: null }),
  },
});
