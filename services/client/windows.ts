import { outsideAddress } from '../contract/outsideAddress.ts';

/**
 * Opens a page in the system browser, apart from the portal. False: the address is not one to open, or the browser does not let us; the
 * customer has to see a message (ERR-032). A window that is opened without an opener answers null even when it opens, so an empty one comes first.
 * Spec: calls §8 "Browser" (ERR-021, ERR-031); quality §3 "external links".
 */
export function openOutside(address: string): boolean {
  const allowed = outsideAddress(address);
  if (allowed === null) return false;
  const opened = window.open('about:blank', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(new URL(allowed, window.location.origin).href); // an empty window knows no origin of its own
  return true;
}
