import { expect, test } from 'vitest';
import { isClosed } from '../../machines/app/appSession.rules.ts';
import { nobodyServesTheUser } from '../../machines/guards/guards.rules.ts';
import { LOGIN } from '../../machines/kit/places.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { appWalk } from '../../machines/paths/walks/app.walks.ts';

const walk = appWalk();

test('Ann signs out while the service is closed: that is what she is told at once, not Login; when it is open again, Login comes (GUARD-013)', () => {
  const closed = follow(
    walk,
    'the start page is opened',
    'start: Ann is still signed in',
    'readInFlight: nothing',
    'guards: the service is closed',
    'Ann signs out from the menu',
    'session: signed out',
  );
  expect([closed.matches('maintenanceMode'), closed.context.person, closed.context.statusMessage]).toEqual([true, null, 'Back at noon.']);
  const asked = walk.after(closed, { type: 'retry.chosen' });
  expect(asked.context.target).toMatchObject({ ...LOGIN, search: { signedOut: 'true' } });
});
test('none of Ann’s brands was available when she signed out: "Try again" does not tell her so for ever, but leads to the guards and to Login (GUARD-014)', () => {
  const closed = follow(
    walk,
    'the start page is opened',
    'start: Ann is still signed in',
    'readInFlight: nothing',
    'guards: the service is closed',
    'Ann signs out from the menu',
    'session: signed out',
  );
  const known: typeof closed.context.known = { brands: ['TitleMax'], availableProviders: [] };
  const asked = walk.after({ ...closed, context: { ...closed.context, known } }, { type: 'retry.chosen' });
  expect([asked.matches('arriving'), nobodyServesTheUser({ person: null, known: asked.context.known })]).toEqual([true, false]);
});
test.each([
  ['no brand of hers is available', ['TitleMax'], [], true],
  ['one of her brands is available', ['TitleMax', 'InstaLoan'], ['InstaLoan'], false],
  ['she has no brand', [], [], false],
] as const)('after a sign-out, %s: is the portal closed? (GUARD-014)', (_, brands, availableProviders, closed) =>
  expect(isClosed({ verdict: null, known: { brands: [...brands], availableProviders: [...availableProviders] } })).toBe(closed),
);
