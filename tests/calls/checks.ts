import * as v from 'valibot';
import { expect } from 'vitest';
import { KEYED_CALLS, OPEN_CALLS, type CallName } from '../../services/contract/index.ts';
import { errorOf } from '../lender/kit/bench.ts';
import { sampleOf } from './index.ts';
import type { Refused, Sample } from './sample.ts';
import type { World } from './world.ts';

/** Signs a person in, in the initial state. */
export type Someone = (person: string) => Promise<World>;

/** One rule for a call, for any service. Throws when it is broken. */
export type Check = { title: string; run: (someone: Someone) => Promise<void> };

/** Owns nothing of what the samples name. */
const SOMEBODY_ELSE = 'nell';
const open: readonly string[] = OPEN_CALLS;
/** Also a cancelled renewal, which is recognized by the header of its loan. */
const once: readonly string[] = [...KEYED_CALLS, 'POST /cancelrefinance'];

/** All that is shown of a call by its sample: its normal answer, each documented refusal, bad input, who may not ask, and that a key counts once. */
export function checksOf(name: CallName): Check[] {
  const sample = sampleOf(name);
  return [
    answered(name, sample),
    ...(open.includes(name) ? [] : [needsToken(name)]),
    ...(sample.mine.length > 0 ? [isMine(name, sample)] : []),
    ...(sample.bad ? [refusesBad(name, sample, sample.bad)] : []),
    ...(sample.refused ?? []).map((no) => refuses(name, sample, no)),
    ...(once.includes(name) ? [countsOnce(name, sample)] : []),
  ];
}

const answered = (name: CallName, sample: Sample<CallName>): Check => ({
  title: 'is answered as the contract says',
  async run(someone) {
    const world = await someone(sample.as);
    const request = await sample.ask(world);
    const answer = await world.answer(name, request, { key: world.key(), ...(await sample.how?.(world)) });
    await sample.holds?.(answer, world, request);
  },
});

const needsToken = (name: CallName): Check => ({
  title: 'is refused without a token',
  async run(someone) {
    expect((await (await someone('nobody')).call(name, {})).status).toBe(401);
  },
});

const isMine = (name: CallName, sample: Sample<CallName>): Check => ({
  title: 'is refused when somebody else sends the same',
  async run(someone) {
    const request = await sample.ask(await someone(sample.as));
    const other = await someone(SOMEBODY_ELSE);
    const { status, body } = await other.call(name, request, { key: other.key() });
    const named: readonly string[] = sample.mine;
    const mayBeUnknown = status === 404 && !named.includes('messageKey'); // OPEN-015
    expect([status, body]).toEqual([mayBeUnknown ? 404 : 403, {}]);
  },
});

const refusesBad = (name: CallName, sample: Sample<CallName>, bad: object): Check => ({
  title: `is refused with ${shortened(JSON.stringify(bad))}, and says which field is wrong`,
  async run(someone) {
    const world = await someone(sample.as);
    const { status, body } = await world.call(name, { ...(await sample.ask(world)), ...bad }, { key: world.key() });
    expect(status).toBe(400);
    expect(messageOf(body)).toContain(Object.keys(bad)[0] ?? 'nothing');
  },
});

const refuses = (name: CallName, sample: Sample<CallName>, no: Refused<CallName>): Check => ({
  title: `is refused: ${no.title}`,
  async run(someone) {
    const world = await someone(no.as ?? sample.as);
    const reply = await world.call(name, await no.ask(world), { key: world.key() });
    expect([reply.status, reply.body]).toEqual([no.status, reply.body]);
    if (no.text !== undefined) expect(errorOf(reply)).toMatch(no.text);
    if (no.code !== undefined) expect(reply.body).toMatchObject({ errorCode: no.code });
  },
});

const countsOnce = (name: CallName, sample: Sample<CallName>): Check => ({
  title: 'is done once with one key',
  async run(someone) {
    const world = await someone(sample.as);
    const [request, key] = [await sample.ask(world), world.key()];
    const first = await world.answer(name, request, { key });
    expect(await world.answer(name, request, { key })).toEqual(first);
  },
});

const LONGEST_SHOWN = 60;
const shortened = (text: string): string => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

const messageOf = (body: unknown): string => v.parse(v.looseObject({ message: v.string() }), body).message;
