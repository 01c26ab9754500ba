import type { PortalRouter } from './router.ts';

/**
 * Frees the matches that a navigation has left. The router aborts them, and V8 keeps the functions on the stack of an AbortError until its text
 * is read. Those functions refer to the matches of the navigation before, so every navigation would stay in memory. Spec: quality §7 "heap".
 */
export function freeAbortedMatches(router: PortalRouter): void {
  let left: readonly AbortSignal[] = [];
  router.subscribe('onBeforeLoad', () => {
    left.forEach(readStack);
    left = router.state.matches.map(({ abortController }) => abortController.signal);
  });
}

/** Reading is the effect. */
const readStack = ({ reason }: AbortSignal): unknown => (reason instanceof DOMException ? reason.stack : undefined);
