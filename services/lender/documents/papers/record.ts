import type { ParsedAsk } from '../../../contract/index.ts';
import { dayOf } from '../../days.ts';
import type { Current } from '../current.ts';
import type { LoanFacts } from '../facts.ts';
import { facts, heading, text, wordsHash, type Paper, type Part } from '../paper.ts';
import { headOf } from './loan.ts';

type Ack = ParsedAsk<'POST /disclosureacknowledgement'>;
type Acknowledger = Ack['disclosureAck']['borrowerInfo'];

/** The last four digits of a number in any format; empty when it has fewer. */
export const lastFour = (number: string): string => /\d{4}$/.exec(number.replaceAll(/[^\d]/g, ''))?.[0] ?? '';

/** The record of an acknowledgement: which papers, by whom, when. It has the last four digits of SSN and phone, and no date of birth. */
export const recordOf = (
  { disclosureAck: { disclosures, borrowerInfo, coborrowerInfo } }: Ack,
  of: LoanFacts,
  set: readonly Current[],
  now: number,
): Paper => ({
  title: 'What you have read and confirmed',
  day: dayOf(now),
  parts: [
    headOf(of),
    heading('Papers'),
    facts(
      ...set.map(({ id, paper }): [string, string] => [
        paper.title,
        disclosures.find((read) => read.documentId === id)?.sha256 ?? wordsHash(paper),
      ]),
    ),
    text('The long number is the SHA-256 of the words that were read.'),
    heading('By'),
    partyOf(borrowerInfo),
    ...(coborrowerInfo ? [heading('And by'), partyOf(coborrowerInfo)] : []),
    facts(['Taken down at', new Date(now).toISOString()]),
  ],
});

const partyOf = ({ name, username, ssn, accountPhone, homeAddress, mailingAddress, initials, date }: Acknowledger): Part =>
  facts(
    ['Name', name],
    ['Signs in as', username],
    ['SSN', ssn === '' ? '' : `***-**-${lastFour(ssn)}`],
    ['Phone', accountPhone === '' ? '' : `ending in ${lastFour(accountPhone)}`],
    ['Home address', homeAddress],
    ['Mailing address', mailingAddress],
    ['Initials', initials],
    ['Day', date],
  );
