import type { SigningType } from '../../../contract/enums.ts';
import { money, type LoanFacts } from '../facts.ts';
import { facts, heading, text, type Paper } from '../paper.ts';
import { disclosuresOf } from './disclosures.ts';
import { agreement, headOf, percent } from './loan.ts';

const NO_OCCASION = { migrateProduct: false, customerName: '', takenFrom: '' };

/** The papers to sign for each type, as of today. */
export function papersToSign(type: SigningType, of: LoanFacts, today: string): Paper[] {
  if (type === 'origination') return [agreement(of)];
  const papers = disclosuresOf(type, of, today, NO_OCCASION).map(([, paper]) => paper);
  return type === 'refinance' ? [promise(of, today), ...papers] : papers;
}

const promise = (of: LoanFacts, today: string): Paper => ({
  title: 'Refinance agreement',
  day: today,
  parts: [
    headOf(of),
    facts(['Interest rate a year', percent(of.loan.rate_bps)], ['Each payment', money(of.loan.instalment_cents)]),
    text('The new loan pays off the old one on the day you pay what is asked for. Until then the old loan stands as it is.'),
  ],
});

/** The same paper, signed. `at`: ms of the lender's clock. */
export const signedPaper = (paper: Paper, signer: string, at: number): Paper => ({
  ...paper,
  parts: [
    ...paper.parts,
    heading('Signed'),
    facts(['By', signer], ['At', new Date(at).toISOString()]),
    text('Signed electronically, by typing the name after reading the paper.'),
  ],
});
