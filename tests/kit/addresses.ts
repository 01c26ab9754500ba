import { createMemoryHistory } from '@tanstack/react-router';
import type { Target } from '../../machines/kit/target.ts';
import * as address from '../../routes/address.ts';
import { createPortalRouter } from '../../routes/router.ts';
import * as tree from '../../routes/tree.ts';

/** The router of the portal, without a browser. */
const router = createPortalRouter(createMemoryHistory(), tree, async () => undefined);

export const parseAddress = (href: string): Target => address.parseAddress(router, href);
export const printAddress = (target: Target): string | null => address.printAddress(router, target);
