import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import * as rules from './referral.rules.ts';
import { referralSetup } from './referral.setup.ts';

/**
 * The code on the screen, and the four ways to share it. The lender sends e-mail and text, once a day to each friend (referral-10); the share sheet
 * and the QR code are the device's own, and are only counted. Spec: FLOW-REFER-04, CALL-091.
 */
export const open = referralSetup.createStateConfig({
  initial: 'resting',
  invoke: { id: 'preloadParts', src: 'preloadParts' },
  states: {
    resting: {
      on: {
        'way.chosen': [
          {
            guard: { type: 'isQr', params: ({ event }) => event.way },
            target: 'counting',
            actions: { type: 'keepWay', params: ({ event }) => event.way },
          },
          { actions: { type: 'keepWay', params: ({ event }) => event.way } },
        ],
        'way.closed': { actions: { type: 'keepWay', params: () => null } },
        'friend.submitted': [
          {
            guard: { type: 'friendIsRight', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'keepFriend', params: ({ event }) => event },
          },
          { guard: 'asksFriend', actions: { type: 'keepFriend', params: ({ event }) => event } },
        ],
        'sheet.chosen': { guard: 'hasSheet', target: 'handingOver', actions: { type: 'keepWay', params: () => null } },
        'cashOut.chosen': { guard: 'mayCashOut', target: '#ReferralRewardsHome.fetching' },
        'flow.left': '#referral.closed',
      },
    },
    sending: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'share',
        src: 'share',
        input: rules.shareAsk,
        onDone: { target: 'resting', actions: 'keepSent' },
        onError: { target: 'resting', actions: 'keepShareFailure' },
      },
    },
    handingOver: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'openShareSheet',
        src: 'openShareSheet',
        input: ({ context, event }) => rules.sheetAsk(context, event.type === 'sheet.chosen' ? event.text : ''),
        onDone: [{ guard: { type: 'wasShared', params: ({ event }) => event.output }, target: 'counting' }, { target: 'resting' }],
        onError: { target: 'resting', actions: assign({ sheetFailed: true }) },
      },
    },
    // nobody waits for a number
    counting: {
      tags: 'busy',
      on: stay,
      invoke: { id: 'count', src: 'share', input: rules.shareAsk, onDone: 'resting', onError: 'resting' },
    },
  },
});
