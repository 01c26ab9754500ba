import type { Kysely } from 'kysely';
import { decideSigning } from '../documents/decideSigning.ts';
import { decide as decideDraw } from '../draws/decide.ts';
import { decide as decideOrigination } from '../offers/decide.ts';
import { decide as decidePayment } from '../payment/decide.ts';
import { decide as decideCashOut } from '../referral/decide.ts';
import type { Database, JobKind } from '../store/tables.ts';
import type { Job } from './jobs.ts';

/** Does the work of a job once. Any worker can run it again at any point. */
type Decide = (db: Kysely<Database>, job: Job) => Promise<void>;

export const decide: Readonly<Partial<Record<JobKind, Decide>>> = {
  payment: decidePayment,
  draw: decideDraw,
  origination: decideOrigination,
  signing: decideSigning,
  cashOut: decideCashOut,
};
