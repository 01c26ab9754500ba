/**
 * The e-mail or phone number a customer signs in by: a new one takes effect once the code that went there was entered. The lender decides who
 * may. Spec: portal §2 "UpdateUser"; ROUTE-031 to -034, FLOW-AUTH-16.
 */
import { and, assign, sendTo, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import { readPerson } from '../../services/actors/person.ts';
import * as codes from '../kit/codes.rules.ts';
import { RESEND_PAUSE_MS } from '../kit/codes.rules.ts';
import { codeGuards } from '../kit/codes.states.ts';
import type { SentCode } from '../kit/codes.types.ts';
import { failureIn, heard } from '../kit/heard.ts';
import { personIn } from '../kit/personIn.ts';
import * as rules from './updateUser.rules.ts';
import { code, email, method } from './updateUser.states.ts';
import type { UpdateUserContext, UpdateUserEvent, UpdateUserInput, UpdateUserOutcome } from './updateUser.types.ts';
import { updateUserWords } from './updateUser.words.ts';

const draft = flowDraft('updateUser', rules.Draft);

export const updateUserMachine = setup({
  types: {} as { input: UpdateUserInput; context: UpdateUserContext; events: UpdateUserEvent; output: UpdateUserOutcome; tags: 'busy' },
  actors: {
    readDraft: draft.read,
    keepDraft: draft.keep,
    getNames: call('GET /updateUser'),
    sendCode: call('POST /updateUser'),
    resendCode: call('POST /updateUser'),
    confirmCode: call('PUT /updateUser'),
    readPerson,
  },
  guards: {
    ...codeGuards,
    mayChange: ({ event }) => heard<'GET /updateUser'>(event).canUpdateUserLogin,
    nameIsRight: ({ context, event }) => rules.nameIsRight(context, event),
    hasSeveralWays: ({ context, event }) => rules.hasSeveralWays(context, event),
    mayChooseWay: and(['nameIsRight', 'hasSeveralWays']),
    isNewName: ({ context, event }) => rules.isOwn(heard<'GET /updateUser'>(event), context.username),
    isTaken: ({ event }) => rules.isTaken(failureIn(event)),
    isForbidden: ({ event }) => rules.isForbidden(failureIn(event)),
    isUnclear: ({ event }) => rules.isUnclear(failureIn(event)),
  },
  actions: {
    forgetCodeProblems: assign(({ context }) => codes.forgetProblems(context)),
    keepMethodMissing: assign(({ context }) => codes.withMethodMissing(context)),
    keepSentCode: assign(({ context }, { sent }: { sent: SentCode }) => codes.withSent(context, sent, context.settings)),
    keepSendFailure: assign(({ context, event }) => codes.withSendFailure(context, failureIn(event))),
    keepCodeProblem: assign(({ context, event }) => codes.withCodeProblem(context, event)),
    keepCodeRefusal: assign(({ context, event }) => codes.withRefusal(context, failureIn(event))),
    keepPauseOver: assign(({ context }) => codes.withPauseOver(context)),
    keepDraft: assign({ username: ({ context }, { kept }: { kept: rules.Draft | null }) => kept?.username ?? context.username }),
    keepTyped: assign({ username: ({ context, event }) => (event.type === 'name.typed' ? event.text : context.username) }),
    tellDraft: sendTo('keepDraft', ({ context }) => ({ type: 'draft.changed', draft: { username: context.username } })),
    forgetDraft: sendTo('keepDraft', { type: 'draft.changed', draft: { username: '' } }),
    keepNames: assign({ names: ({ event }) => heard<'GET /updateUser'>(event) }),
    keepName: assign(({ context, event }) => rules.kept(context, event)),
    keepTaken: assign({ problem: 'taken' }),
    keepUpdated: assign({ outcome: ({ event }) => rules.updated(personIn(event)) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetProblems: assign({ problem: null, failure: null }),
  },
  delays: { resendPause: RESEND_PAUSE_MS },
}).createMachine({
  id: 'updateUser',
  meta: updateUserWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => context.outcome,
  invoke: { id: 'keepDraft', src: 'keepDraft' },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: { target: 'email', actions: { type: 'keepDraft', params: ({ event }) => ({ kept: event.output }) } },
      },
    },
    email,
    method,
    code,
    closed: { type: 'final' },
  },
});
