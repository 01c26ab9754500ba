import type { DisclosureType } from '../../../contract/enums.ts';
import { minimumDueOn, payoffOn } from '../../loans/arithmetic.ts';
import { money, type LoanFacts } from '../facts.ts';
import { facts, heading, text, type Paper } from '../paper.ts';
import { headOf, percent } from './loan.ts';

/** What the papers depend on besides the loan. */
export type Occasion = {
  migrateProduct: boolean;
  customerName: string;
  /** Autopay: "•••• •••• •••• 4242", a card or a bank account. */
  takenFrom: string;
};

/** The papers to read before each kind of agreement, with the part of their id. Spec: portal §4; OPEN-043. */
export function disclosuresOf(type: DisclosureType, of: LoanFacts, today: string, occasion: Occasion): [string, Paper][] {
  const papers = { refinance, autoPay, addOn, settlement }[type](of, today, occasion);
  return [...papers, ...(of.loan.surety_bond ? [['surety', surety(of, today)] satisfies [string, Paper]] : [])];
}

const consent = text('You agree to read and keep this in electronic form. You may ask the store for a copy on paper, free of charge.');

function refinance(of: LoanFacts, today: string, { migrateProduct }: Occasion): [string, Paper][] {
  const { loan } = of;
  const cost: Paper = {
    title: 'What your refinance costs',
    day: today,
    parts: [
      headOf(of),
      facts(
        ['You owe today', money(payoffOn(loan, today))],
        ['To pay when you refinance', money(minimumDueOn(loan, today))],
        ['Interest rate a year', percent(loan.rate_bps)],
        ['Each payment', money(loan.instalment_cents)],
      ),
      text('A refinance makes a new loan that pays off the old one. Interest goes on for longer, and the loan costs more in all.'),
      ...(migrateProduct
        ? [text('The new loan is of another kind than the old one. Its agreement replaces the one you have signed.')]
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
  ];
}

const autoPay = (of: LoanFacts, today: string, { customerName, takenFrom }: Occasion): [string, Paper][] => [
  [
    'authorization',
    {
      title: 'Permission to take payments',
      day: today,
      parts: [
        headOf(of),
        facts(
          ['Given by', customerName],
          ['Taken from', takenFrom],
          ['Each payment', money(of.loan.instalment_cents)],
          ['Next on', of.loan.due_on],
        ),
        heading('What you allow'),
        text('The lender takes each payment on its due date. You may end this at any time, up to three days before the next payment.'),
        consent,
      ],
    },
  ],
];

const addOn = (of: LoanFacts, today: string): [string, Paper][] => [
  [
    'cost',
    {
      title: 'What a cash advance costs',
      day: today,
      parts: [
        headOf(of),
        facts(['You owe today', money(payoffOn(of.loan, today))], ['Interest rate a year', percent(of.loan.rate_bps)]),
        text('What you draw is added to what you owe, and interest runs on it from today.'),
        consent,
      ],
    },
  ],
];

const settlement = (of: LoanFacts, today: string): [string, Paper][] => [
  [
    'terms',
    {
      title: 'What a settlement means',
      day: today,
      parts: [
        headOf(of),
        facts(['You owe today', money(payoffOn(of.loan, today))]),
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
