import { createMemoryHistory } from '@tanstack/react-router';
import * as address from '../../address.ts';
import { createPortalRouter } from '../../router.ts';
import { places, type Place } from '../../tree.ts';

/** The router of the portal, without a browser. */
const router = createPortalRouter(createMemoryHistory(), { fetchFlow: async () => undefined });

/** A screen with the path of its route; null: it is shown over whatever address was asked for. */
export type Row = Place & { path: string | null };

/** Every screen of the product, in the order of the tree. */
export const rows: readonly Row[] = places.map((place) => ({
  ...place,
  path: address.pathOf(router, place)?.replace(/(?<=.)\/$/, '') ?? null,
}));
