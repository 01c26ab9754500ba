import { assign } from 'xstate';
import * as rules from './renewal.rules.ts';
import { renewalSetup } from './renewal.setup.ts';

/** The other party knows of the renewal, and passes on a code. Spec: FLOW-REFI-15. */
export const verifying = renewalSetup.createStateConfig({
  id: 'AltPartyVerifyCode',
  on: { 'flow.left': 'leaving' },
  invoke: {
    id: 'partyCode',
    src: 'partyCode',
    input: rules.partyCodeInput,
    onSnapshot: {},
    onDone: [
      { guard: { type: 'isVerified', params: ({ event }) => event.output }, target: 'selling', actions: assign({ isVerified: true }) },
      { target: 'choice' },
    ],
  },
});

/** What is sold with the renewal. Spec: ROUTE-082, ROUTE-083, FLOW-REFI-19. */
export const selling = renewalSetup.createStateConfig({
  id: 'AncillaryProducts',
  on: { 'flow.left': 'leaving' },
  invoke: {
    id: 'ancillary',
    src: 'ancillary',
    input: rules.ancillaryInput,
    onSnapshot: {},
    onDone: [
      {
        guard: { type: 'isSold', params: ({ event }) => event.output },
        target: 'storing',
        actions: { type: 'keepSold', params: ({ event }) => event.output },
      },
      // ROUTE-075: the appointment says what it is for
      {
        guard: { type: 'needsStore', params: ({ event }) => event.output },
        target: 'leaving',
        actions: assign({ outcome: ({ context }) => rules.appointmentFor(rules.chosenProduct(context)) }),
      },
      { target: 'choice' },
    ],
  },
});
