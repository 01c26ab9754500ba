/** No address leads away from a state with this: the chart waits for an answer that it must not miss. */
export const stay = { 'xstate.route': {} } as const;

/** The event of XState that opens a state by its address. Every chart with screens lists it. */
export type RouteEvent = { type: 'xstate.route'; to: never; params?: Record<string, string> };
