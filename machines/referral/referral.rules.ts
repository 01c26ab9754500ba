import type { Failure } from '../../services/contract/error.ts';
import type { SHARE_METHODS } from '../../services/contract/enums.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { isName } from '../../services/contract/name.ts';
import { isPhone } from '../../services/contract/phone.ts';
import type { InFlight } from '../../services/contract/unfinishedPayment.ts';
import { isEmail } from '../../services/contract/username.ts';
import { mayEnroll, referralTypeOf } from '../kit/customerKind.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import { rewardsId, type CashOutInput, type CashOutOutcome } from '../referralCashOut/referralCashOut.rules.ts';

export type Stats = Answer<'GET /referralStats'>;
export type Reward = Answer<'GET /referralBalanceHistory'>['balanceHistory'][number];
export type ShareMethod = (typeof SHARE_METHODS)[number];

/** `screen`: of the address. */
export type ReferralInput = { person: Person; settings: Settings; screen: string };

/** What is wrong with the friend's data; the screen has the texts. */
export type FriendProblem = 'nameWrong' | 'emailMissing' | 'emailWrong' | 'phoneMissing' | 'phoneWrong';

/** Who gets the message. `to`: an e-mail address or a phone number. */
export type Friend = { name: string; to: string };

/** Spec: portal §3 "Referral state" (ENT-025). */
export type ReferralContext = {
  person: Person;
  settings: Settings;
  /** The screen of the address; empty once a screen is open. */
  requested: string;
  /** Null until they are loaded, and for somebody who does not take part. */
  stats: Stats | null;
  /** The newest first; null where the lender does not show it, and when it could not be loaded. */
  history: readonly Reward[] | null;
  historyFailure: Failure | null;
  /** A cash-out whose outcome is not known. */
  inFlight: InFlight | null;
  /** The cash-out waits for its outcome. */
  isBound: boolean;
  /** What became of the last cash-out, where no receipt says it. */
  notice: Exclude<CashOutOutcome['kind'], 'left'> | null;
  /** The device has a share sheet. */
  hasSheet: boolean;
  /** The open way to share. */
  way: Exclude<ShareMethod, 'share'> | null;
  friend: Friend;
  problems: readonly FriendProblem[];
  /** The friend who was sent the last message; empty without one. */
  sentTo: string;
  /** The device did not open its share sheet. */
  sheetFailed: boolean;
  /** Why the message was not sent. */
  shareFailure: Failure | null;
  /** Why the rewards could not be loaded or joined. */
  failure: Failure | null;
  ends: ReferralOutcome;
};

export type ReferralEvent =
  | { type: 'retry.chosen' }
  | { type: 'join.chosen' }
  | { type: 'linkAccount.chosen' }
  | { type: 'way.chosen'; way: NonNullable<ReferralContext['way']> }
  | { type: 'way.closed' }
  | ({ type: 'friend.submitted' } & Friend)
  /** The device's own share sheet, with this text. */
  | { type: 'sheet.chosen'; text: string }
  | { type: 'cashOut.chosen' }
  | { type: 'flow.left' }
  | RouteEvent;

export type ReferralOutcome = { kind: 'left' } | { kind: 'linkAccountChosen' } | { kind: 'rewardsJoined'; person: Person };

type Context = ReferralContext;
type From = { context: Context };

const NOBODY: Friend = { name: '', to: '' };

export const atStart = ({ person, settings, screen }: ReferralInput): Context => ({
  person,
  settings,
  requested: screen,
  stats: null,
  history: null,
  historyFailure: null,
  inFlight: null,
  isBound: false,
  notice: null,
  hasSheet: false,
  way: null,
  friend: NOBODY,
  problems: [],
  sentTo: '',
  sheetFailed: false,
  shareFailure: null,
  failure: null,
  ends: { kind: 'left' },
});

/** HTTP: the lender says that the caller does not take part (referral-3). */
const NOT_MEMBER = 403;
export const isOutside = ({ status }: Failure): boolean => status === NOT_MEMBER;

/** Non-customers enroll; customers take part where the lender offers it. Spec: RULE-027, MENU-008. */
export const mayJoin = ({ person, settings }: Pick<Context, 'person' | 'settings'>): boolean =>
  mayEnroll(person, settings) || (referralTypeOf(person) === 'ecr' && settings.menuItemVisibility.referralRewardsButton);

/** The first share without a code makes a member (referral-3). Spec: PROD-025. */
export const joinAsk: Ask<'POST /referralShare'> = {
  name: '',
  email: '',
  phone: '',
  storeNumber: '',
  storeName: '',
  source: 'share',
  shortCode: '',
};

/** In flight, or asked for by its address. */
const CASH_OUT_SCREENS = ['ReferCompleteProfile', 'ReferRedeemAddCard', 'ReferRedeemReview'];
export const mayCashOut = ({ stats }: Pick<Context, 'stats'>): boolean => (stats?.currentBalance ?? 0) > 0;
export const asksCashOut = (context: Context): boolean =>
  context.inFlight !== null || (CASH_OUT_SCREENS.includes(context.requested) && mayCashOut(context));

export const whose = ({ context: { person } }: From) => ({
  profileId: person.profileId,
  loanId: rewardsId(person),
  flow: 'cashOut' as const,
});

export const cashOutInput = ({ context: { person, settings, stats, inFlight } }: From): CashOutInput => ({
  person,
  settings,
  balance: stats?.currentBalance ?? 0,
  inFlight,
});

/** Another way to share begins with empty fields. */
export const withWay = (way: Context['way']): Partial<Context> => ({
  way,
  friend: NOBODY,
  problems: [],
  sentTo: '',
  shareFailure: null,
  sheetFailed: false,
});

/** Everything is loaded again. */
export const again = (): Partial<Context> => ({
  ...withWay(null),
  stats: null,
  inFlight: null,
  isBound: false,
  requested: '',
  notice: null,
});
export const afterCashOut = ({ kind }: CashOutOutcome): Partial<Context> => ({ ...again(), notice: kind === 'left' ? null : kind });

const nameProblems = (name: string): FriendProblem[] => (name === '' || isName(name) ? [] : ['nameWrong']);
function addressProblems(way: Context['way'], to: string): FriendProblem[] {
  if (way === 'email') return to === '' ? ['emailMissing'] : isEmail(to) ? [] : ['emailWrong'];
  return to === '' ? ['phoneMissing'] : isPhone(to) ? [] : ['phoneWrong'];
}

const trimmed = ({ name, to }: Friend): Friend => ({ name: name.trim(), to: to.trim() });

export function withFriend({ way }: Context, given: Friend): Pick<Context, 'friend' | 'problems' | 'sentTo' | 'shareFailure'> {
  const friend = trimmed(given);
  return { friend, problems: [...nameProblems(friend.name), ...addressProblems(way, friend.to)], sentTo: '', shareFailure: null };
}
export const friendIsRight = (context: Context, given: Friend): boolean => withFriend(context, given).problems.length === 0;

/** Spec: portal §3 "Referral share" (ENT-035, CALL-091). */
export const shareAsk = ({ context: { way, friend, stats } }: From): Ask<'POST /referralShare'> => ({
  ...joinAsk,
  source: way ?? 'share',
  shortCode: stats?.shortCode ?? '',
  ...(way === 'email' && { name: friend.name, email: friend.to }),
  ...(way === 'text' && { name: friend.name, phone: friend.to }),
});

/** The fields are empty for the next friend. */
export const sent = ({ friend }: Context): Partial<Context> => ({ sentTo: friend.to, friend: NOBODY });

export const sheetAsk = ({ stats }: Context, text: string) => ({ text, url: stats?.referralUrl ?? '' });
