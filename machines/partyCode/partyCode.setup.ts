import { assign, setup } from 'xstate';
import { sendCall } from '../../services/actors/call.ts';
import { usePartyCode } from '../../services/actors/partyCode.ts';
import type { Codes } from '../verifyCode/codes.rules.ts';
import { createVerifyCode } from '../verifyCode/verifyCode.machine.ts';
import type { VerifyCodeOutcome } from '../verifyCode/verifyCode.rules.ts';
import * as rules from './partyCode.rules.ts';
import type { PartyCodeContext, PartyCodeEvent, PartyCodeInput, PartyCodeOutcome } from './partyCode.rules.ts';

/** What the chart can do; the chart itself is in partyCode.machine.ts. */
export const partyCodeSetup = setup({
  types: {} as { input: PartyCodeInput; context: PartyCodeContext; events: PartyCodeEvent; output: PartyCodeOutcome },
  actors: {
    // a lost response says nothing about the code: the customer sends it again, or asks for another one
    verifyCode: createVerifyCode({
      send: (ask, signal) => sendCall('POST /sendverificationcode', rules.sendAsk(ask), signal),
      confirm: (ask, signal) => usePartyCode(rules.statusAsk(ask), signal),
    }),
  },
  guards: {
    wasSent: ({ context }) => context.codes.sent !== null,
    mayChooseMethod: ({ context }) => context.codes.ways.length > 1,
    isVerified: (_, { kind }: VerifyCodeOutcome) => kind === 'confirmed',
    isRefused: (_, { kind }: VerifyCodeOutcome) => kind === 'refused',
  },
  actions: {
    // the explanation and the address of the code need to know where the last code went
    keepCodes: assign({ codes: (_, { codes }: { codes: Codes }) => codes }),
  },
});
