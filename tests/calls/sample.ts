import type { Answer, Ask, CallName } from '../../services/contract/index.ts';
import type { How } from '../lender/kit/bench.ts';
import type { World } from './world.ts';

/** What is asked, worked out in the world of the one who asks: ids come from earlier answers, never from knowing the service's inside. */
type Asking<K extends CallName> = (world: World) => Ask<K> | Promise<Ask<K>>;

/** A documented no: what leads to it, and what is answered. */
export type Refused<K extends CallName> = {
  /** A sentence: "a draw above what is available". */
  title: string;
  /** Who asks, when not the sample's own. */
  as?: string;
  ask: Asking<K>;
  status: number;
  /** Is in the customer's text. */
  text?: string | RegExp;
  /** errorCode. */
  code?: string;
};

/** One call by example, for the checks of every call: tests of the sandbox, certification of a service. */
export type Sample<K extends CallName> = {
  /** The caller: a person of the sandbox (or of the file that certification is given), "guest" with a signed link, "nobody" for open calls. */
  as: string;
  /** What is asked so that the answer is the normal one. */
  ask: Asking<K>;
  /** With which headers, when more than the token. */
  how?: (world: World) => How | Promise<How>;
  /** More than the shape of the answer: throws (expect) when it is not as it must be, by reading back what was posted. */
  holds?: (answer: Answer<K>, world: World, request: Ask<K>) => void | Promise<void>;
  refused?: readonly Refused<K>[];
  /** Laid over what is asked, it breaks the contract: answered 400 with a message that names the call and the first of these fields. */
  bad?: object;
  /** The fields that name something of the one who asks. Somebody else who sends them is refused with 403 or 404 and an empty body. Empty: there are none. */
  mine: readonly (keyof Ask<K> & string)[];
  /** Certification skips it by default. */
  moves?: 'money' | 'something';
};

/** One sample for each call; a call without one does not compile. */
export type Samples<K extends CallName = CallName> = { readonly [Name in K]: Sample<Name> };
