import type { SigningType } from '../../../contract/enums.ts';
import { DUE_EVERY_DAYS } from '../../loans/arithmetic.ts';
import type { NewTerms } from '../../loans/newTerms.ts';
import type { LoanFacts } from '../facts.ts';
import { facts, heading, text, type Paper } from '../paper.ts';
import type { WrittenTerms } from '../writtenTerms.ts';
import { disclosuresOf } from './disclosures.ts';
import { agreement, headOf } from './loan.ts';
import { newLoanFacts } from './newLoan.ts';

/** The papers to sign for each type, as of today. `written`: the terms of a refinance. */
export function papersToSign(type: SigningType, of: LoanFacts, today: string, written: WrittenTerms | null): Paper[] {
  if (type === 'origination') return [newAgreement(of, today)];
  const papers = disclosuresOf(type, of, today, { customerName: '', takenFrom: '', written }).map(([, paper]) => paper);
  return written ? [promise(of, today, written.terms), ...papers] : papers;
}

/** The agreement of a new loan: it is made on the day it is signed, when its money is sent. */
function newAgreement(of: LoanFacts, today: string): Paper {
  const paper = agreement({ ...of, made: { ...of.made, day: today } });
  const from = `Interest runs from the day you sign, when the money is sent. The first payment is due ${DUE_EVERY_DAYS} days later.`;
  return { ...paper, parts: [...paper.parts, text(from)] };
}

const promise = (of: LoanFacts, today: string, terms: NewTerms): Paper => ({
  title: 'Refinance agreement',
  day: today,
  parts: [
    headOf(of),
    newLoanFacts(terms),
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
    text('Signed electronically, by typing the name after reading the document.'),
  ],
});
