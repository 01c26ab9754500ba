import { fromCallback, fromPromise } from 'xstate';
import * as v from 'valibot';
import * as drafts from '../client/flowDrafts.ts';
import { whoIsHere } from '../client/tokens.ts';
import { keepLast } from './keepLast.ts';

/** The event of `keep`. */
export type FlowDraftChanged<Draft> = { type: 'draft.changed'; draft: Draft };

/** Where a copy of the draft is kept for another device; null takes it away. `read` answers what its flow must parse. */
export type Elsewhere<Draft> = { read: (signal: AbortSignal) => Promise<unknown>; send: (draft: Draft | null) => void };

const NOWHERE: Elsewhere<unknown> = { read: () => Promise.resolve(null), send: () => {} };

/**
 * The draft of one flow, by its name, in the shape of its own schema: an allow-list without anything secret. It belongs to whoever is signed
 * in, or to the visitor of this tab, and lives 30 minutes. Spec: STORE-001; decision 003.
 *
 *   const Draft = v.object({ username: v.string() });
 *   const draft = flowDraft('registration', Draft);
 *   setup({ actors: { readDraft: draft.read, keepDraft: draft.keep, forgetDraft: draft.forget } })
 *   // updateDraft: sendTo('keepDraft', ({ context }) => ({ type: 'draft.changed', draft: { username: context.username } }))
 */
export function flowDraft<const Schema extends v.GenericSchema>(
  flow: string,
  schema: Schema,
  elsewhere: Elsewhere<v.InferOutput<Schema>> = NOWHERE,
) {
  type Draft = v.InferOutput<Schema>;
  let keeper: ReturnType<typeof keepLast<Draft>> | null = null;
  const forget = (): void => {
    keeper?.drop(); // it may stop after this, and would store the draft
    drafts.forgetFlowDraft(flow);
    elsewhere.send(null);
  };
  return {
    /** The stored draft: this tab's, else the one of another device; null without one that fits. Never fails. */
    read: fromPromise<Draft | null>(async ({ signal }) => {
      const own = drafts.readFlowDraft(flow, schema);
      if (own !== null) return own;
      const left = v.safeParse(schema, await elsewhere.read(signal));
      return left.success ? left.output : null;
    }),
    /** Keeps the last draft it gets. */
    keep: fromCallback<FlowDraftChanged<Draft>>(({ receive }) => {
      const owner = whoIsHere()?.profileId;
      const own = keepLast<Draft>((draft) => {
        // a flow that ends with the session must not leave a draft behind
        if (whoIsHere()?.profileId !== owner) return;
        const stored = drafts.keepFlowDraft(flow, schema, draft);
        if (stored !== null) elsewhere.send(stored);
      });
      keeper = own;
      receive(({ draft }) => own.take(draft));
      return own.stop;
    }),
    /** Stores it at once. For a flow that stores at one moment only. Never fails. */
    write: fromPromise<void, Draft>(async ({ input }) => void drafts.keepFlowDraft(flow, schema, input)),
    /** Never fails. */
    forget: fromPromise<void>(async () => forget()),
    /** The same as an action: an actor that starts when its chart ends never runs. */
    forgetAtEnd: forget,
  };
}
