import { ApiError } from '../../../../services/contract/error.ts';
import type { Reply } from '../../../../machines/paths/explorer/world.ts';
import type { HeldCall, Wire } from './plan.ts';

/** An answer twice: as the chart gets it, and as the network's response. */
type Both = { reply: Reply; wire: Wire };
type Answers = Readonly<Record<string, Both>>;

export const says = (body: unknown) => ({ reply: { done: body }, wire: { body } });
/** It has worked, and says nothing. */
export const done = { reply: { done: undefined }, wire: { body: {} } } as const;
/** No usable answer, as far as the chart sees. */
export const broken = (call: string) => ({
  reply: { fails: new ApiError({ kind: 'unknown', call, status: 500 }) },
  wire: { status: 500, body: { message: 'boom' } },
});
export const refused = (call: string, status: number, text: string) => ({
  reply: { fails: new ApiError({ kind: 'refused', call, status, texts: [text] }) },
  wire: { status, body: { Error: text } },
});
/** The connection was cut: the request may have arrived. */
export const cut = (call: string) => ({ reply: { fails: new ApiError({ kind: 'unknown', call }) }, wire: 'cut' as const });

const each = <T>(answers: Answers, of: (both: Both) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(answers).map(([label, both]) => [label, of(both)]));

/** Those of the chart, by the id of the actor. */
export const repliesOf = (all: Readonly<Record<string, Answers>>): Record<string, Record<string, Reply>> =>
  Object.fromEntries(Object.entries(all).map(([id, answers]) => [id, each(answers, ({ reply }) => reply)]));

/** Those of the network. */
const wiresIn = (answers: Answers): Record<string, Wire> => each(answers, ({ wire }) => wire);

/** The call whose answers these are, as the network holds it. */
export const heldCall = <S>(call: string, answers: Answers, known?: (snapshot: S) => string | null): HeldCall<S> => ({
  call,
  answers: wiresIn(answers),
  ...(known && { known }),
});
