import { Refusal } from '../handler.ts';

/** ERR-023. */
export const NOT_ELIGIBLE = 'You are not eligible at this time. Please contact customer service.';

/** 422 with the customer's words. */
export const no = (...texts: string[]): Refusal => new Refusal(422, texts);

/** The fields of a request do not tell one story (CONF-020). */
export const contradiction = (): Refusal => no('This payment contradicts itself. Start again from the amount.');
