/**
 * Two screens that several flows have: choosing a way for a code, and entering it. Functions that return states, because the screens'
 * names, the calls and what comes afterwards differ from flow to flow. A flow that uses them
 * - keeps `codes: Codes` in its context (codes.rules.ts `codesFor`, `NO_CODES`) and hears `CodeEvent`;
 * - provides the actors `sendCode` and `resendCode` (answer: SentCode) and `confirmCode`, their inputs as given below;
 * - spreads `codeGuards` among its guards, has `resendPause: RESEND_PAUSE_MS` among its delays, and the actions
 *     forgetCodeProblems: assign(({ context }) => codes.forgetProblems(context)),
 *     keepMethodMissing: assign(({ context }) => codes.withMethodMissing(context)),
 *     keepSentCode: assign(({ context }, { sent }: { sent: SentCode }) => codes.withSent(context, sent, context.settings)),
 *     keepSendFailure: assign(({ context, event }) => codes.withSendFailure(context, failureIn(event))),
 *     keepCodeProblem: assign(({ context, event }) => codes.withCodeProblem(context, event)),
 *     keepCodeRefusal: assign(({ context, event }) => codes.withRefusal(context, failureIn(event))),
 *     keepPauseOver: assign(({ context }) => codes.withPauseOver(context));
 * - takes the words from codes.words.ts and the forms from ui/screens/codes (their texts go into the flow's own catalogue: ui/lingui.config.ts).
 * `machines/registration` is the pattern. Spec: FLOW-AUTH-02, -13, -14, -15, -16.
 */
import * as codes from './codes.rules.ts';
import type { HasCodes, SentCode } from './codes.types.ts';

type At = { context: HasCodes; event: { type: string } };

/** The conditions of these states. */
export const codeGuards = {
  methodIsOffered: ({ context, event }: At): boolean => codes.chosenWay(context, event) !== undefined,
  codeIsRight: ({ event }: At): boolean => codes.codeIsRight(event),
  mayResend: ({ context }: At): boolean => context.codes.mayResend,
  mayChooseMethod: ({ context }: At): boolean => context.codes.ways.length > 0,
  mayEnterCode: ({ context }: At): boolean => context.codes.sent !== null,
};

/** While the service is asked no address leads elsewhere. */
const stay = { 'xstate.route': {} } as const;

const keepSent = { type: 'keepSentCode', params: ({ event }: { event: { output: SentCode } }) => ({ sent: event.output }) } as const;

/**
 * The screen of the ways. `input` gives what `sendCode` asks, from the context and the event `method.chosen` (codes.rules.ts `chosenWay`).
 * `otherwise`: refusals that lead elsewhere, asked before the failure is shown here.
 */
export const choosingMethod = <const Id extends string, const Next extends string, Input, const Others extends readonly object[]>(screen: {
  id: Id;
  /** The id of the screen that takes the code. */
  next: Next;
  input: Input;
  otherwise: Others;
}) =>
  ({
    id: screen.id,
    route: { guard: 'mayChooseMethod', actions: 'forgetCodeProblems' },
    initial: 'asking',
    states: {
      asking: {
        on: {
          'method.chosen': [
            { guard: 'methodIsOffered', target: 'sending', actions: 'forgetCodeProblems' },
            { actions: 'keepMethodMissing' },
          ],
        },
      },
      sending: {
        tags: 'busy',
        on: stay,
        invoke: {
          id: 'sendCode',
          src: 'sendCode',
          input: screen.input,
          onDone: { target: `#${screen.next}`, actions: keepSent },
          onError: [...screen.otherwise, { target: 'asking', actions: 'keepSendFailure' }],
        },
      },
    },
  }) as const;

/**
 * The screen of the code. `input` gives what `confirmCode` asks (codes.rules.ts `codeIn`), `resendInput` what `resendCode` asks.
 * `confirmed`: the transition once the code was taken. `otherwise` and `otherwiseResent`: refusals that lead elsewhere.
 */
export const enteringCode = <
  const Id extends string,
  const Back extends string,
  Input,
  Resend,
  const Confirmed,
  const Others extends readonly object[],
  const OthersResent extends readonly object[],
>(screen: {
  id: Id;
  /** The id of the screen of the ways. */
  back: Back;
  input: Input;
  resendInput: Resend;
  confirmed: Confirmed;
  otherwise: Others;
  otherwiseResent: OthersResent;
}) =>
  ({
    id: screen.id,
    route: { guard: 'mayEnterCode', actions: 'forgetCodeProblems' },
    initial: 'asking',
    states: {
      asking: {
        on: {
          'code.submitted': [{ guard: 'codeIsRight', target: 'confirming', actions: 'forgetCodeProblems' }, { actions: 'keepCodeProblem' }],
          'method.changeChosen': { target: `#${screen.back}`, actions: 'forgetCodeProblems' },
        },
        initial: 'pausing',
        states: {
          pausing: {
            always: { guard: 'mayResend', target: 'ready' },
            after: { resendPause: { target: 'ready', actions: 'keepPauseOver' } },
          },
          ready: { on: { 'code.resendChosen': { target: `#${screen.id}.resending`, actions: 'forgetCodeProblems' } } },
        },
      },
      confirming: {
        tags: 'busy',
        on: stay,
        invoke: {
          id: 'confirmCode',
          src: 'confirmCode',
          input: screen.input,
          onDone: screen.confirmed,
          onError: [...screen.otherwise, { target: 'asking', actions: 'keepCodeRefusal' }],
        },
      },
      resending: {
        tags: 'busy',
        on: stay,
        invoke: {
          id: 'resendCode',
          src: 'resendCode',
          input: screen.resendInput,
          onDone: { target: 'asking', actions: keepSent },
          onError: [...screen.otherwiseResent, { target: 'asking', actions: 'keepSendFailure' }],
        },
      },
    },
  }) as const;
