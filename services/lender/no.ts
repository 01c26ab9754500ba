import { Refusal } from './handler.ts';
import type { Text } from './texts/texts.ts';

/** ERR-023. */
export const NOT_ELIGIBLE = 'You are not eligible at this time. Please contact customer service.';

/** Refusal 422 with texts for the customer. */
export const no = (...texts: Text[]): Refusal => new Refusal(422, texts);
