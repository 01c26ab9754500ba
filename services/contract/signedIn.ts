import * as v from 'valibot';
import { CodeMethods } from './codes.ts';
import { Day, Moment } from './dates.ts';
import { DocumentFile } from './documentFile.ts';

export const Sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'Expected a SHA-256 in hex'));

/** * A paper to read before agreeing, as text for the page and as a PDF of the same words. */
export const Disclosure = v.object({
  /** Changes with whatever the paper says of the loan: who has read another one has not read this. */
  documentId: v.string(),
  documentName: v.string(),
  text: v.array(v.string()),
  /** Of `text`, joined by line ends: hex SHA-256. Goes back with the acknowledgement. */
  sha256: Sha256,
  files: v.array(DocumentFile),
  /** When the caller acknowledged exactly this one. */
  acknowledgedAt: v.optional(Moment),
});
export type Disclosure = v.InferOutput<typeof Disclosure>;

/** What the page asks of every customer who is signed in, before it admits them. */
export const signedIn = {
  /** May this session go on without a code? `methods`: where a code can go. Spec: FLOW-AUTH-15. */
  'GET /checktrusteddevice': { ask: v.object({}), answer: v.object({ trusted: v.boolean(), methods: CodeMethods }) },
  /** The terms of the account now, and which of them the caller has accepted: newer ones ask for consent (OPEN-003). */
  'GET /newaccountterms': {
    ask: v.object({}),
    answer: v.object({
      ...Disclosure.entries,
      /** Counts up. */
      version: v.pipe(v.number(), v.integer(), v.minValue(1)),
      effectiveOn: Day,
      /** Zero when none. */
      acceptedVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  },
} as const;
