import type { Answer } from '../../services/contract/index.ts';

/** The consent to papers in electronic form is part of the terms of the account. Spec: quality §6 row 25, 15 U.S.C. 7001(c) (disclosures-5). */
export const hasConsented = ({ acceptedVersion, version }: Answer<'GET /newaccountterms'>): boolean => acceptedVersion >= version;
