import type { PaymentDraft } from '../contract/unfinishedPayment.ts';
import type { CardKind, VaultMessage, VaultOrder } from '../contract/cards.ts';
import type { SessionOver } from '../contract/session.ts';
import type { Posted } from '../client/postFile.ts';

/** What the watching actors report to their chart, and what the chart orders of them. */
export type SessionReport = { type: 'session.ended'; reason: SessionOver } | { type: 'session.ageing' };
export type ActivityReport = { type: 'activity.seen' } | { type: 'focus.gained'; idleMs: number } | { type: 'skip.requested' };
export type TabReport = { type: 'tab.held' } | { type: 'tab.refused' } | { type: 'tab.freed' };
/** Offers were marked as viewed in this tab. */
export type OffersReport = { type: 'offers.viewed' };
export type LineReport = { type: 'line.restored' };
export type WorkerReport = { type: 'update.found' } | { type: 'worker.changed' };
export type UpdateOrdered = { type: 'update.taken' };
export type VaultReport = { type: 'vault.reported'; message: VaultMessage };
export type VaultOrdered = { type: 'vault.order'; order: VaultOrder };
/** The signing page in its frame has ended. Only a hint to ask the lender. */
export type SigningReport = { type: 'signing.ended' };
/** The customer sees the page again, or no longer: another tab, another app. */
export type VisibilityReport = { type: 'page.seen' } | { type: 'page.hidden' };
/** Whether the browser shows a file in the page: then its address. */
export type FileReport = { type: 'file.shown'; address: string } | { type: 'file.unshowable' };
export type LookUpOrdered = { type: 'lookUp.ordered'; cardBin: string };
/** Null: nothing is known of the card. */
export type LookUpReport = { type: 'card.recognized'; kind: CardKind | null };
export type DraftOrdered = { type: 'draft.changed'; draft: PaymentDraft };
/** How far a file is, in bytes; then what became of it. */
export type UploadReport = { type: 'upload.moved'; bytes: number } | { type: 'upload.ended'; posted: Posted };
