/** What owners read: the same thing in both languages. */
export type Words = { en: string; es: string };

/**
 * The words of one chart, for the people who own its flow. Stands in the chart's root `meta`; the portal's own bundle is built without it.
 * States by their path (`amount.choosing`), events by type (as they are sent, or with the chart's own wildcard), guards and calls by name
 * (calls by the id of their invoke), delays by name. A guard is a clause: "the loan is shared", so that "if …" and "otherwise" read well.
 */
export type ChartWords = {
  title: Words;
  note?: Words;
  /** States on the way that the chart is for, in their order, where it is not simply the longest. */
  main?: readonly string[];
  states: Readonly<Record<string, { title: Words; note?: Words }>>;
  events: Readonly<Record<string, Words>>;
  guards: Readonly<Record<string, Words>>;
  calls: Readonly<Record<string, Words>>;
  delays: Readonly<Record<string, Words>>;
};
