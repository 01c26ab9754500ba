/** The languages that the lender writes to customers in. */
export type Language = 'en' | 'es';

/** By the header Accept-Language: Spanish when the customer prefers it, else English (finding D5). */
export const languageOf = (request: Request): Language => (/^\s*es\b/i.test(request.headers.get('accept-language') ?? '') ? 'es' : 'en');
