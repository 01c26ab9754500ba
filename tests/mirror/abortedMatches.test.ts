// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { freeAbortedMatches } from '../../routes/abortedMatches.ts';
import { createPortalRouter } from '../../routes/router.ts';
import * as tree from '../../routes/tree.ts';

/** An AbortError that reports when its stack is read. */
function abortError(onRead: () => void): DOMException {
  const error = new DOMException('left', 'AbortError');
  Object.defineProperty(error, 'stack', { get: onRead });
  return error;
}

/** Garbage collection itself is measured by the bench ("Heap of a tab"): jsdom keeps no functions on a stack. */
test('the stack of a match that was left is read, so that the functions on it can be freed', async () => {
  const router = createPortalRouter(createMemoryHistory(), tree, async () => undefined);
  const visit = (href: string) => router.navigate({ href });
  freeAbortedMatches(router);
  await visit('/TitleMax/Accounts/1');
  const wasRead = vi.fn<() => undefined>();
  const match = router.state.matches.at(-1);
  await visit('/InstaLoan/Accounts/2');
  Object.defineProperty(match?.abortController.signal, 'reason', { value: abortError(wasRead) });
  expect(wasRead).not.toHaveBeenCalled();
  await visit('/TitleMax/Accounts/1');
  expect(wasRead).toHaveBeenCalledTimes(1);
});
