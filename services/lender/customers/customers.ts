import { banks } from './banks.ts';
import { lookup } from './lookup.ts';
import { military } from './military.ts';
import { notices } from './notices.ts';
import { profile } from './profile.ts';
import { replace } from './replace.ts';
import { status } from './status.ts';

/** The calls about customers. Spec: calls §7 "Customer". */
export const customers = { ...profile, ...lookup, ...replace, ...status, ...banks, ...military, ...notices };
