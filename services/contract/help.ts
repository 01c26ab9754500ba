import type { Brand } from './brands.ts';

/** Whose customers a telephone number is for. Spec: portal §9 "Customer-service phone numbers" (CONST-045). */
export type HelpLine = { of: 'InstaLoan' | 'NLS' | 'TLXe'; phone: string; hours: string };

/** The way to a person, from a screen that leads nowhere else. `lines` is empty when no number is known. */
export type Help = { caseId: string; lines: readonly HelpLine[] };

/** `because` is the request that failed, empty when none did; `brand` is null outside of brands. */
export type CaseRequest = { screen: string; brand: Brand | null; because: string };
