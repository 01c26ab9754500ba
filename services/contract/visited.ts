import * as v from 'valibot';
import { BrandName } from './brands.ts';

const Page = v.object({
  flow: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,64}$/)),
  screen: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,64}$/)),
  params: v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,64}$/)), v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
});
/** What survives a reload of the pages visited before. Spec: portal §2 guard 1 (GUARD-002), §4 "On a route change" (GUARD-029). */
export const Visited = v.object({
  /** The last page. */
  last: Page,
  /** The brand of the last brand-prefixed page. */
  brand: v.nullable(BrandName),
  /** The last loans route: where a locked tab goes back to. */
  loansPage: v.nullable(Page),
});
export type Visited = v.InferOutput<typeof Visited>;
