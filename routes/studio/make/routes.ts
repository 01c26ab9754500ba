import { createMemoryHistory } from '@tanstack/react-router';
import type { Target } from '../../../machines/kit/target.ts';
import * as address from '../../address.ts';
import { createPortalRouter } from '../../router.ts';
import { places, type Place } from '../../tree.ts';

/** The router of the portal, at no address of a browser's. */
const router = createPortalRouter(createMemoryHistory(), { fetchFlow: async () => undefined });

export const parseAddress = (href: string): Target => address.parseAddress(router, href);
export const printAddress = (target: Target): string | null => address.printAddress(router, target);

/** A screen with the path of its route; null: it is shown over whatever address was asked for. */
export type Row = Place & { path: string | null };

/** Every screen of the product, in the order of the tree. */
export const rows: readonly Row[] = places.map((place) => ({
  ...place,
  path: address.pathOf(router, place)?.replace(/(?<=.)\/$/, '') ?? null,
}));
