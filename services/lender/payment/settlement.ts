/** The facts of a settlement payment. Money in cents, times in ms since 1970. */
export type SettlementFacts = {
  payment: number;
  /** null: the loan has no settlement offer. */
  offer: { settlement: number; docExp: number } | null;
  now: number;
  docSigned: boolean;
  paymentMade: boolean;
};

/** Expired when docExp is before now. Spec: portal §4 "Settlement offer". */
export const isExpiredOffer = (docExp: number, now: number): boolean => docExp < now;

/** All must hold. The first one that fails is reported to the customer. Only the second is the specification's, the others are ours. */
export const settlementClauses = {
  isOffered: ({ offer }: SettlementFacts) => offer !== null,
  hasNotExpired: ({ offer, now }: SettlementFacts) => offer !== null && !isExpiredOffer(offer.docExp, now),
  isNotPaidYet: ({ paymentMade }: SettlementFacts) => !paymentMade,
  isSigned: ({ docSigned }: SettlementFacts) => docSigned,
  amountMatches: ({ offer, payment }: SettlementFacts) => offer !== null && payment === offer.settlement,
} as const;

export type SettlementClause = keyof typeof settlementClauses;

/** The first clause that fails; null when the settlement can be paid. */
export const settlementObstacle = (facts: SettlementFacts): SettlementClause | null =>
  clauseNames.find((clause) => !settlementClauses[clause](facts)) ?? null;

const clauseNames = [
  'isOffered',
  'hasNotExpired',
  'isNotPaidYet',
  'isSigned',
  'amountMatches',
] as const satisfies readonly SettlementClause[];
