import type { PaymentDraft } from '../contract/unfinishedPayment.ts';
import type { CardKind, VaultMessage, VaultOrder } from '../contract/cards.ts';
import type { SessionOver } from '../contract/session.ts';

/** What the watching actors report to their chart, and what the chart orders of them. */
export type SessionReport = { type: 'session.ended'; reason: SessionOver } | { type: 'session.ageing' };
export type ActivityReport = { type: 'activity.seen' } | { type: 'focus.gained'; idleMs: number };
export type TabReport = { type: 'tab.held' } | { type: 'tab.refused' } | { type: 'tab.freed' };
export type LineReport = { type: 'line.restored' };
export type WorkerReport = { type: 'update.found' } | { type: 'worker.changed' };
export type UpdateOrdered = { type: 'update.taken' };
export type VaultTold = { type: 'vault.said'; message: VaultMessage };
export type VaultOrdered = { type: 'vault.order'; order: VaultOrder };
/** Whether the browser shows a file in the page: then its address. */
export type FileTold = { type: 'file.shown'; address: string } | { type: 'file.unshowable' };
export type LookUpOrdered = { type: 'lookUp.ordered'; cardBin: string };
/** Null: nothing is known of the card. */
export type LookUpTold = { type: 'card.recognized'; kind: CardKind | null };
export type DraftOrdered = { type: 'draft.changed'; draft: PaymentDraft };
