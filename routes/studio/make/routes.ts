import { createMemoryHistory } from '@tanstack/react-router';
import * as address from '../../address.ts';
import { createPortalRouter } from '../../router.ts';
import * as tree from '../../tree.ts';

const router = createPortalRouter(createMemoryHistory(), tree, async () => undefined);

/** A screen with the path of its route; null: it is shown at the requested address. */
export type Row = tree.Place & { path: string | null };

/** Every screen, in the order of the route tree. */
export const rows: readonly Row[] = tree.places.map((place) => ({
  ...place,
  path: address.pathOf(router, place)?.replace(/(?<=.)\/$/, '') ?? null,
}));
