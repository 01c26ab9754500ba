import type { DisclosureType } from '../../../contract/enums.ts';
import { DUE_EVERY_DAYS, payoffOn } from '../../loans/arithmetic.ts';
import type { NewTerms } from '../../loans/newTerms.ts';
import { dayOf } from '../../days.ts';
import { money, writtenDay, type LoanFacts } from '../facts.ts';
import { facts, heading, text, type Paper } from '../paper.ts';
import type { WrittenTerms } from '../writtenTerms.ts';
import { headOf, percent } from './loan.ts';
import { newLoanFacts } from './newLoan.ts';

/** What the papers depend on besides the loan. */
export type Occasion = {
  /** Of a refinance: the terms of the new loan. */
  written: WrittenTerms | null;
  customerName: string;
  /** Autopay: "•••• •••• •••• 4242", a card or a bank account. */
  takenFrom: string;
  /** Add-on: the cash advance, in cents; absent where it is not known, as at a signature. */
  draw?: number;
};

/** The papers to read before each kind of agreement, with the part of their id. Spec: portal §4; OPEN-043. */
export function disclosuresOf(type: DisclosureType, of: LoanFacts, today: string, occasion: Occasion): [string, Paper][] {
  const papers = { refinance, autoPay, addOn, settlement }[type](of, today, occasion);
  return [...papers, ...(of.loan.surety_bond ? [['surety', surety(of, today)] satisfies [string, Paper]] : [])];
}

/** The kind of the paper that is filed as POST /olpaDisclosure. */
export const OLPA = 'olpa';
/** Brands whose refinance has that paper. Ours. */
const OLPA_BRANDS: ReadonlySet<string> = new Set(['InstaLoan']);

const consent = text('You agree to read and keep this in electronic form. You may ask the store for a copy on paper, free of charge.');

function refinance(of: LoanFacts, today: string, { written }: Occasion): [string, Paper][] {
  if (!written) throw new RangeError('the papers of a refinance need its terms');
  const { loan } = of;
  const { terms } = written;
  const cost: Paper = {
    title: 'What your refinance costs',
    day: today,
    parts: [
      headOf(of),
      newLoanFacts(terms),
      text('A refinance makes a new loan that pays off the old one. Interest goes on for longer, and the loan costs more in all.'),
      ...(terms.switches
        ? [
            text(
              `The new loan is of another kind than the old one, a ${loan.product_name} at ${percent(loan.rate_bps)} a year. Its agreement replaces the one you have signed.`,
            ),
          ]
        : []),
      consent,
    ],
  };
  const rights: Paper = {
    title: 'Your right to change your mind',
    day: today,
    parts: [
      headOf(of),
      text('You may take back the refinance until the end of the next business day. Pay back what you have received with it.'),
    ],
  };
  return [
    ['cost', cost],
    ['rights', rights],
    ...(OLPA_BRANDS.has(loan.brand) ? [[OLPA, olpa(of, today, terms)] satisfies [string, Paper]] : []),
  ];
}

/** The authorization of the online payment; the portal files it with POST /olpaDisclosure (OPEN-020). */
const olpa = (of: LoanFacts, today: string, { paid }: NewTerms): Paper => ({
  title: 'Authorization of an online payment',
  day: today,
  parts: [
    headOf(of),
    facts(['To be taken once', money(paid)], ['With', 'the card that you choose for this refinance']),
    text('You allow the lender to take this amount when you refinance, and not before you press the button to pay.'),
    consent,
  ],
});

/** The id of an authorization says which method was read, by the last four digits that the paper names. */
const METHOD_OF_AUTO_PAY = /^autoPay-authorization-(\d{4})-/;
export const methodInId = (documentId: string): string | undefined => METHOD_OF_AUTO_PAY.exec(documentId)?.[1];

const autoPay = (of: LoanFacts, today: string, { customerName, takenFrom }: Occasion): [string, Paper][] => [
  [
    `authorization-${takenFrom.slice(-4)}`,
    {
      title: 'Permission to take payments',
      day: today,
      parts: [
        headOf(of),
        facts(
          ['Given by', customerName],
          ['Taken from', takenFrom],
          ['Each payment', money(of.loan.installment_cents)],
          ['Next on', writtenDay(of.loan.due_on)],
        ),
        heading('What you allow'),
        text('The lender takes each payment on its due date. You may end this at any time, up to three days before the next payment.'),
        text('What you have paid toward a due date before it comes is not taken again.'),
        consent,
      ],
    },
  ],
];

/** The id of a cash advance's paper says which amount was read. */
const COST_OF_DRAW = /^addOn-cost-(\d+)-/;
export const drawInId = (documentId: string): number | undefined => {
  const cents = COST_OF_DRAW.exec(documentId)?.[1];
  return cents === undefined ? undefined : Number(cents);
};

/** The cash is added to the principal; the payments stay as they are. */
function addOn(of: LoanFacts, today: string, { draw }: Occasion): [string, Paper][] {
  const { loan } = of;
  const withDraw = (cents: number): string => (draw === undefined ? '' : money(cents + draw));
  const paper: Paper = {
    title: 'What a cash advance costs',
    day: today,
    parts: [
      headOf(of),
      facts(
        ['Cash you get', withDraw(0)],
        ['You owe today', money(payoffOn(loan, today))],
        ['You owe with it', withDraw(payoffOn(loan, today))],
        ['Principal with it', withDraw(loan.principal_cents)],
        ['Annual interest rate', percent(loan.rate_bps)],
        ['Each payment', `${money(loan.installment_cents)} every ${DUE_EVERY_DAYS} days, as before`],
        ['Next payment on', writtenDay(loan.due_on)],
      ),
      text(
        'The cash is added to what you owe, and interest runs on it from today. Your payments stay the same, and there are more of them.',
      ),
      consent,
    ],
  };
  return [[draw === undefined ? 'cost' : `cost-${draw}`, paper]];
}

const settlement = (of: LoanFacts, today: string): [string, Paper][] => [
  [
    'terms',
    {
      title: 'What a settlement means',
      day: today,
      parts: [
        headOf(of),
        facts(
          ['You owe today', money(payoffOn(of.loan, today))],
          ['To pay instead', of.offer ? money(of.offer.settlement) : ''],
          ['Last day to pay', of.offer ? writtenDay(dayOf(of.offer.docExp)) : ''],
        ),
        text(
          'The lender takes less than you owe and asks for nothing more. It may be reported to credit bureaus, and what is let off may be taxed.',
        ),
        consent,
      ],
    },
  ],
];

const surety = (of: LoanFacts, today: string): Paper => ({
  title: 'About the surety bond',
  day: today,
  parts: [headOf(of), text('A surety company vouches for this loan. It may pay the lender and then ask you for what it has paid.')],
});
