import { heading, text, type Paper } from '../paper.ts';

export type Terms = { version: number; paper: Paper };

const FIRST: Terms = {
  version: 1,
  paper: {
    title: 'Terms of your online account',
    day: '2025-01-15',
    parts: [text('Your account lets you see your loans and pay them. Keep your password to yourself.')],
  },
};

/** The current terms of an account. A customer who accepted only older ones is asked once to accept these (OPEN-003). */
export const TERMS: Terms = {
  version: 2,
  paper: {
    title: 'Terms of your online account',
    day: '2026-02-01',
    parts: [
      heading('What it is for'),
      text('Your account lets you see your loans, pay them, refinance them and sign documents. Keep your password to yourself.'),
      heading('Electronic documents'),
      text('You agree to receive documents in electronic form. You may take this back at any store, and ask there for copies on paper.'),
      heading('Messages'),
      text('We write to the email address and the phone number of your profile when something happens to your loans.'),
    ],
  },
};

export const ALL_TERMS: readonly Terms[] = [FIRST, TERMS];

/** The document id of a version of the terms. */
export const termsId = (version: number): string => `terms-${version}`;
/** The version in such an id; zero for any other id. */
export const versionOf = (documentId: string): number => Number(/^terms-(\d+)$/.exec(documentId)?.[1] ?? 0);
