import type { Random } from '../random.ts';
import type { App } from './app.ts';
import type { RenewalService } from './service.ts';

/** A customer on the lender's signing page. What that page says to the portal is not always true. */
export function signs(app: App, service: RenewalService, random: Random): void {
  const { seat } = app;
  for (const type of ['signature.confirmed', 'papers.chosen', 'retry.chosen']) if (app.can(type)) return app.send({ type });
  const id = seat.signing.split('/').at(-1) ?? '';
  const what = random.pick(['sign', 'sign', 'sign', 'sign', 'sign', 'view', 'decline', 'nothing'] as const);
  const recording = { afterMs: random.between(50, 3_000), fails: random.chance(0.05) };
  if (what !== 'nothing') service.signings.act(id, what, seat.world.clock.now, recording);
  if (random.chance(0.8)) seat.tellSigned?.();
  if (random.chance(0.3)) app.send({ type: random.chance(0.8) ? 'signing.chosen' : 'decline.confirmed' });
}
