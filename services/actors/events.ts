import type { PaymentDraft } from '../contract/kept.ts';
import type { VaultMessage, VaultOrder } from '../contract/cards.ts';
import type { SessionOver } from '../contract/session.ts';

/** What the watching actors tell their chart, and what they may be told. */
export type SessionTold = { type: 'session.ended'; reason: SessionOver } | { type: 'session.ageing' };
export type ActivityTold = { type: 'activity.seen' } | { type: 'focus.gained'; idleMs: number };
export type TabTold = { type: 'tab.held' } | { type: 'tab.refused' } | { type: 'tab.freed' };
export type LineTold = { type: 'line.restored' };
export type WorkerTold = { type: 'update.found' } | { type: 'worker.changed' };
export type UpdateOrdered = { type: 'update.taken' };
export type VaultTold = { type: 'vault.said'; message: VaultMessage };
export type VaultOrdered = { type: 'vault.order'; order: VaultOrder };
export type DraftOrdered = { type: 'draft.changed'; draft: PaymentDraft };
