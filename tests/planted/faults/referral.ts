import { inChart, type Fault } from '../fault.ts';

const referral = inChart('referral');

export const referralFaults: readonly Fault[] = [
  referral(
    'the history is shown where the lender does not want that',
    'referral/referral.setup.ts',
    'showsHistory: ({ context }) => context.settings.displayReferralBalanceHistory,',
    'showsHistory: () => true,',
  ),
  referral(
    'a cash-out under way is forgotten after a reload',
    'referral/referral.rules.ts',
    'context.inFlight !== null || (CASH_OUT_SCREENS',
    '(CASH_OUT_SCREENS',
  ),
  referral(
    'nothing can be cashed out',
    'referral/referral.rules.ts',
    '(stats?.currentBalance ?? 0) > 0',
    '(stats?.currentBalance ?? 0) >= 0',
  ),
  referral(
    'everybody may join',
    'referral/referral.machine.ts',
    "'join.chosen': { guard: 'mayJoin', target: 'joining' },",
    "'join.chosen': { target: 'joining' },",
  ),
  referral(
    'a customer joins where the menu has no entry',
    'referral/referral.rules.ts',
    "(referralTypeOf(person) === 'ecr' && settings.menuItemVisibility.referralRewardsButton)",
    "referralTypeOf(person) === 'ecr'",
  ),
  referral(
    'the app does not learn who is a member now',
    'referral/referral.machine.ts',
    "actions: assign({ ends: ({ event }) => ({ kind: 'rewardsJoined', person: event.output }) }),",
    '',
  ),
  referral(
    'a message goes to a wrong address',
    'referral/referral.rules.ts',
    'withFriend(context, given).problems.length === 0',
    'withFriend(context, given).problems.length >= 0',
  ),
  referral('an e-mail goes out as a text message, too', 'referral/referral.rules.ts', "...(way === 'text' && {", "...(way !== 'qr' && {"),
  referral(
    'the QR code is not counted',
    'referral/referral.setup.ts',
    "isQr: (_, way: ReferralContext['way']) => way === 'qr'",
    'isQr: () => false',
  ),
  referral('a share sheet that was closed is counted', 'referral/sharing.states.ts', "{ target: 'resting' }],", "{ target: 'counting' }],"),
  referral(
    'the friend’s address stays in the field',
    'referral/referral.rules.ts',
    'sentTo: friend.to, friend: NOBODY',
    'sentTo: friend.to',
  ),
  referral(
    'the customer leaves the rewards while money moves',
    'referral/referral.machine.ts',
    "bound: { tags: ['busy', 'bound'], on: stay,",
    "bound: { tags: ['busy', 'bound'],",
  ),
  referral(
    'the flow does not know that money moves',
    'referral/referral.setup.ts',
    "cashOut.hasTag('bound')",
    "cashOut.hasTag('busy') && !cashOut.hasTag('bound')",
  ),
  referral(
    'the old balance stays after a cash-out',
    'referral/referral.rules.ts',
    '  stats: null,\n  inFlight: null,',
    '  inFlight: null,',
  ),
  referral(
    'nobody learns that a cash-out never arrived',
    'referral/referral.rules.ts',
    "notice: kind === 'left' ? null : kind",
    'notice: null',
  ),
];
