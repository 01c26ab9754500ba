import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { storedFlowDraft } from '../client/flowDrafts.ts';
import { forgetOriginationCookie, keepOriginationCookie, readOriginationCookie } from '../client/originationCookie.ts';
import { readRemote, stepIn } from '../client/remote.ts';
import { ApiError } from '../contract/error.ts';
import { contract, type Answer } from '../contract/index.ts';
import { OriginationDraft } from '../contract/originationState.ts';
import { orForgetCards } from './savedCards.ts';
import { stepDraft } from './stepDraft.ts';

const Request = contract['POST /loanOriginate'].ask;

/** Asks for the loan under its key. Never repeated here; a malformed request is not sent. Spec: calls §4 "Origination" (CALL-066, CONF-037, POLL-010). */
export const postOrigination = fromPromise<Answer<'POST /loanOriginate'>, { key: string; ask: unknown }>(
  async ({ input: { key, ask }, signal }) => {
    if (!v.is(Request, ask)) throw new ApiError({ kind: 'invalid', call: 'POST /loanOriginate' });
    return orForgetCards(api('POST /loanOriginate', ask, { signal, key }));
  },
);

/** The status of the new loan: without a loanId it is being made. Spec: POLL-004, CALL-067. */
export const pollOrigination = fromPromise<{ pending: true } | { pending: false; receipt: unknown }, { messageKey: string }>(
  async ({ input, signal }) => {
    const made = await api('GET /loanOriginate', input, { signal });
    return made.loanId === '' ? { pending: true } : { pending: false, receipt: made };
  },
);

/** Fences an origination that may still arrive; `loanId` is the application's id. Never repeated here. Spec: quality §1.4. */
export const fenceOrigination = fromPromise<Answer<'POST /loanOriginateTimeout'>, { key: string; loanId: string; amount: number }>(
  ({ input: { key, loanId }, signal }) => api('POST /loanOriginateTimeout', { applicationId: loanId }, { signal, key }),
);

/** The loan of the application, once it is made: one application is one loan. Spec: CONF-009 (b). */
export const searchOrigination = fromPromise<readonly { id: string; amount: number; receipt: unknown }[], { ask: unknown }>(
  async ({ input, signal }) => {
    const { applicationId } = v.parse(Request, input.ask);
    const { loanId, collateral, dueDate, loanAmount } = await api('GET /originationInfo', { applicationId }, { signal });
    return loanId === '' ? [] : [{ id: loanId, amount: loanAmount ?? 0, receipt: { loanId, collateral, dueDate, loanAmount } }];
  },
);

const FLOW = 'origination';
const draft = stepDraft(FLOW, OriginationDraft, ({ brand, applicationId, disbursementAmount, loanId }) => ({
  screen: loanId !== '' ? 'OriginationDocuSign' : disbursementAmount > 0 ? 'OriginationChooseMethod' : 'OriginationAmount',
  params: { brand, applicationId },
}));

/** The copy in the tab. Spec: portal §4 "Customer, origination and payment state persist in session storage" (CONST-046). */
export const keepOriginationDraft = draft.keep;

/** The copy that outlives the tab. Never fails. Spec: STORE-002. */
export const keepOrigination = fromPromise<void, OriginationDraft>(({ input }) => Promise.resolve(keepOriginationCookie(input)));

/** The newer of the copy in the tab and the cookie; null without one. */
function begunHere(): OriginationDraft | null {
  const [tab, cookie] = [storedFlowDraft(FLOW, OriginationDraft), readOriginationCookie()];
  const isCookieNewer = cookie !== null && cookie.storedAt > (tab?.storedAt ?? 0);
  return isCookieNewer ? { ...cookie.state, brand: '', card: null } : (tab?.draft ?? null);
}

async function begunElsewhere(signal: AbortSignal): Promise<OriginationDraft | null> {
  const left = v.safeParse(OriginationDraft, stepIn(await readRemote(signal), FLOW));
  return left.success ? left.output : null;
}

/** What was begun of this application here, else on another device. Null without one. Never fails. Spec: CONF-024, CONF-008. */
export const readOrigination = fromPromise<OriginationDraft | null, { applicationId: string }>(
  async ({ input: { applicationId }, signal }) => {
    const isIt = (found: OriginationDraft | null) => (found?.applicationId === applicationId ? found : null);
    return isIt(begunHere()) ?? isIt(await begunElsewhere(signal));
  },
);

/** The loan is signed, or the application is over: nothing of it stays here. Never fails. */
export const forgetOrigination = fromPromise<void>(async () => {
  forgetOriginationCookie();
  draft.forgetAtEnd();
});
