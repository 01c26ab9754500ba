import { ancillary } from './ancillary.ts';
import { applications } from './applications.ts';
import { cancel } from './cancel.ts';
import { location } from './location.ts';
import { recovery } from './recovery.ts';
import { risks } from './risks.ts';
import { settlements } from './settlements.ts';
import { videos } from './videos.ts';

/** The calls around refinance, settlement and recovery, without payments. Spec: calls §7 "Accounts and loans", "Payment". */
export const lending = { ...cancel, ...applications, ...ancillary, ...recovery, ...settlements, ...risks, ...videos, ...location };
