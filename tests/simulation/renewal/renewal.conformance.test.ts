import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { agree, locate, papersOf, readBy, sign } from '../../calls/agreement.ts';
import { PORTAL, worldOf, type Loan, type World } from '../../calls/world.ts';
import { PAYMENT_CHANNEL } from '../../../services/contract/enums.ts';
import type { Ask } from '../../../services/contract/index.ts';
import type { Bench } from '../../lender/kit/bench.ts';
import { lenderOn } from '../../lender/kit/engines.ts';
import { cancelOf, refinanceOf } from '../../lender/kit/lending.ts';
import { keyIn, loanOf, paymentOf, resultOf } from '../../lender/kit/paying.ts';
import { Random } from '../random.ts';
import { PARTIES, type Party } from './loan.ts';
import { modelled } from './conformance.model.ts';
import { scriptOf, SCRIPTS, type Chosen, type Step } from './conformance.script.ts';

const Body = v.looseObject({
  errorCode: v.optional(v.string(), ''),
  alreadyLocked: v.optional(v.boolean()),
  documents: v.optional(v.array(v.looseObject({ documentId: v.string(), sha256: v.string(), acknowledgedAt: v.optional(v.string()) }))),
});
const Paid = v.looseObject({ confirmationNumber: v.string(), newLoanId: v.optional(v.string()) });
type Papers = NonNullable<v.InferOutput<typeof Body>['documents']>;

/** The lender, on its database, with Ann and Sam. */
async function realOne(at: Bench) {
  const { loanId, lmsId } = await loanOf(at, 'ann');
  const worlds: Record<Party, World> = {
    ann: await worldOf({ ...at, sandbox: true }, 'ann'),
    sam: await worldOf({ ...at, sandbox: true }, 'sam'),
  };
  const given = new Map<Party, Papers>();
  let renewed: Parameters<typeof cancelOf>[0] | null = null;
  const detail = async (id: string): Promise<Loan> => {
    const { loan } = await worlds.ann.answer('GET /accountdetail', { loanId: id, lmsId });
    if (!loan) throw new Error(`there is no loan ${id}`);
    return loan;
  };
  for (const who of PARTIES) await locate(worlds[who], await detail(loanId));

  const asks = async (who: Party, loan: Loan, chosen: Chosen): Promise<Ask<'POST /payment'>> => ({
    ...(await refinanceOf(at, who, loan, 0)),
    paymentAmount: chosen.amount,
    disbursementAmount: chosen.cash,
    disbursementType: chosen.cash === '0.00' ? PAYMENT_CHANNEL.none : PAYMENT_CHANNEL.store,
    migrateProduct: chosen.switches,
    ancillaryProductIds: chosen.ancillary,
  });
  async function pays(who: Party, ask: Ask<'POST /payment'>, old: Loan): Promise<string> {
    const reply = await worlds[who].call('POST /payment', ask, { key: randomUUID() });
    if (reply.status !== 200) return said(reply);
    const { status, body } = await resultOf(at, keyIn(reply.body), worlds[who].token ?? '');
    if (status !== 200) return `declined ${status}`;
    const { newLoanId, confirmationNumber } = v.parse(Paid, body);
    if (newLoanId !== undefined) renewed = { old, young: await detail(newLoanId), confirmationNumber, ask };
    return newLoanId === undefined ? 'paid' : 'renewed';
  }
  return async (step: Step): Promise<string> => {
    const { who } = step;
    const world = worlds[who];
    const loan = await detail(loanId);
    switch (step.what) {
      case 'lock':
      case 'release': {
        const value = step.what === 'lock' ? true : 'delete';
        return said(await world.call('POST /loanlock', { loanId, value, lockType: 'refinance' }));
      }
      case 'papers': {
        const reply = await world.call('GET /documents', papersOf(world, loan, await asks(who, loan, step.chosen)));
        if (reply.status === 200) given.set(who, v.parse(Body, reply.body).documents ?? []);
        return said(reply);
      }
      case 'acknowledge': {
        const papers = given.get(who);
        if (!papers) return 'nothing to read';
        const { storeId, brand } = loan;
        const disclosureAck = readBy(world, papers, lmsId);
        const ask = { accountNumber: loanId, storeId, disclosureType: 'refinance', loanBrand: brand, disclosureAck };
        return said(await world.call('POST /disclosureacknowledgement', ask));
      }
      case 'sign': {
        const wanted = { loanId, lmsId, signingType: 'refinance' as const };
        const opened = { ...wanted, customerId: world.customerId(lmsId), iframe: true, redirectUrl: `${PORTAL}/TitleMax/Accounts` };
        const reply = await world.call('POST /loanSigning', opened);
        if (reply.status !== 200) return said(reply);
        await sign(world, loan);
        return JSON.stringify((await world.call('GET /loanSigning', wanted)).body);
      }
      case 'agree':
        await agree(world, loan, await asks(who, loan, step.chosen)).catch(() => undefined);
        return 'tried';
      case 'renew':
        return pays(who, await asks(who, loan, step.chosen), loan);
      case 'pay':
        return pays(who, await paymentOf(at, who, loan, 1_000), loan);
      case 'cancel': {
        if (!renewed) return 'nothing to cancel';
        const ask = cancelOf(renewed);
        return said(await world.call('POST /cancelrefinance', ask));
      }
    }
  };
}

function said({ status, body }: { status: number; body: unknown }): string {
  const { errorCode, alreadyLocked, documents } = v.parse(Body, body);
  if (status !== 200) return `${status} ${errorCode}`;
  if (documents) return `papers, ${documents.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined).length} read`;
  return alreadyLocked === undefined ? 'done' : `locked by the other: ${alreadyLocked}`;
}

lenderOn('the service of the renewals', (at) => {
  beforeEach(() => at().reset('ann', 'sam'));

  test.each(Array.from({ length: SCRIPTS }, (_, index) => index + 1))('answers script %i as the lender does', async (seed) => {
    const [lender, model] = [await realOne(at()), modelled()];
    const lines: string[] = [];
    for (const step of scriptOf(new Random(seed))) {
      const [ours, theirs] = [model(step), await lender(step)];
      lines.push(`${JSON.stringify(step)}: ${theirs}${ours === theirs ? '' : `, but the model says ${ours}`}`);
    }
    expect(lines.filter((line) => line.includes('but the model says'))).toEqual([]);
  });
});
