/** What a settlement payment is judged by. Money in cents, moments in ms since 1970. */
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

/** In the order in which the customer is told; all must hold. Ours, but for the second. */
export const settlementClauses = {
  isOffered: ({ offer }: SettlementFacts) => offer !== null,
  hasNotExpired: ({ offer, now }: SettlementFacts) => offer !== null && !isExpiredOffer(offer.docExp, now),
  isNotPaidYet: ({ paymentMade }: SettlementFacts) => !paymentMade,
  isSigned: ({ docSigned }: SettlementFacts) => docSigned,
  isTheAmount: ({ offer, payment }: SettlementFacts) => offer !== null && payment === offer.settlement,
} as const;

export type SettlementClause = keyof typeof settlementClauses;

/** The first clause that does not hold; null when the settlement may be paid. */
export const settlementObstacle = (facts: SettlementFacts): SettlementClause | null =>
  clauseNames.find((clause) => !settlementClauses[clause](facts)) ?? null;

const clauseNames = [
  'isOffered',
  'hasNotExpired',
  'isNotPaidYet',
  'isSigned',
  'isTheAmount',
] as const satisfies readonly SettlementClause[];
