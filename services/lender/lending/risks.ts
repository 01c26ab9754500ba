import type { Handlers } from '../handler.ts';
import { loanOf } from '../loans/access.ts';
import { riskInfo } from './risk.ts';

export const risks: Handlers<'GET /riskInfo'> = {
  'GET /riskInfo': async ({ ask, caller, db, settings }) =>
    riskInfo(db, await loanOf(db, caller, ask.loanId), { isAddon: ask.isAddon, migrates: ask.migrateProduct, settings }),
};
