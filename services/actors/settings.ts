import { fromPromise } from 'xstate';
import { askedAtStart } from '../client/cache.ts';
import { applySettings } from '../client/settings.ts';
import type { Answer } from '../contract/index.ts';

const settings = askedAtStart('GET /configsettings', {});

/** What the service publishes. The page's own limits and lives follow it from the moment it arrives. Error: ApiError. Spec: portal §9. */
export const getSettings = fromPromise<Answer<'GET /configsettings'>, object>(async ({ signal }) => {
  const published = await settings(signal);
  applySettings(published);
  return published;
});
