import type { ChartWords, Words } from './words.ts';

const entries = <T>(flows: Readonly<Record<string, Words>>, name: (flow: string) => string, say: (title: Words) => T) =>
  Object.fromEntries(Object.entries(flows).map(([flow, title]) => [name(flow), say(title)] as const));

/** The words of the chart that runs flows. Words it does not have for a flow come from the flow's title, so that a new flow needs no words there. */
export const withFlows = (words: ChartWords, flows: Readonly<Record<string, Words>>): ChartWords => ({
  ...words,
  states: {
    ...entries(
      flows,
      (flow) => flow,
      ({ en, es }) => ({ title: { en: `${en}: running`, es: `${es}: en marcha` } }),
    ),
    ...words.states,
  },
  guards: {
    ...entries(
      flows,
      (flow) => `isFlow(${flow})`,
      ({ en, es }) => ({ en: `the flow “${en}” is wanted`, es: `se pide el flujo «${es}»` }),
    ),
    ...words.guards,
  },
  calls: {
    ...entries(
      flows,
      (flow) => flow,
      ({ en, es }) => ({ en: `the flow “${en}”`, es: `el flujo «${es}»` }),
    ),
    ...words.calls,
  },
});
