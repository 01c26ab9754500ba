/** The languages of the lender's messages. */
export type Language = 'en' | 'es';

/** From Accept-Language: Spanish when it comes first, else English (finding D5). */
export const languageOf = (request: Request): Language => (/^\s*es\b/i.test(request.headers.get('accept-language') ?? '') ? 'es' : 'en');
