/** A text for owners in both languages. */
export type Words = { en: string; es: string };

/**
 * The words of one chart for its owners, in the chart's root `meta`; the build removes them from the portal's bundle. States by path
 * (`amount.choosing`), events by type (as sent, or with the chart's wildcard), guards by name, calls by the id of their invoke, delays by name.
 * A guard is a clause, "the loan is shared", to be read after "if".
 */
export type ChartWords = {
  title: Words;
  note?: Words;
  /** The states of the chart's main path, in order, if it is not the longest. */
  main?: readonly string[];
  states: Readonly<Record<string, { title: Words; note?: Words }>>;
  events: Readonly<Record<string, Words>>;
  guards: Readonly<Record<string, Words>>;
  calls: Readonly<Record<string, Words>>;
  delays: Readonly<Record<string, Words>>;
};
