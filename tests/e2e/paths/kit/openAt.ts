import type { Portal } from '../../kit/portal.ts';
import { stopClock } from './drive.ts';
import type { HeldRequests } from './heldRequests.ts';

/**
 * Opens an address whose flow waits for its first call. The clock stops there, and the test runs it up to the flow's screen: a page shows one
 * that waits only after a second.
 */
export async function openAt(
  { portal, requests }: { portal: Portal; requests: HeldRequests },
  path: string,
  firstCall: string,
): Promise<void> {
  await portal.page.goto(path);
  await requests.requestOf(firstCall, () => Promise.resolve());
  await stopClock(portal.page);
}
