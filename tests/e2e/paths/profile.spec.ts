import { FLOW_DRAFT_PREFIX } from '../../../services/client/keys.ts';
import { profileIdOf } from '../../../services/lender/people/person.ts';
import { openProfile } from './kit/openProfile.ts';
import { runPaths } from './kit/runPaths.ts';
import { profilePlan } from './profile.plan.ts';
import { AGREED, starts, TERMS_FAIL } from './profile.starts.ts';
import { profileWalk } from './profile.world.ts';
import { UNDRIVEN } from './undriven/profile.ts';

runPaths({
  name: 'profile',
  walk: profileWalk,
  plan: profilePlan,
  undriven: UNDRIVEN,
  fixed: (start) => ({
    'GET /newaccountterms': starts[start]?.withoutTerms ? TERMS_FAIL.wire : AGREED.wire,
    'GET /militarystatus': { body: { isMilitary: false, asOf: '2026-02-03', coveredBorrower: false } },
  }),
  open: async ({ portal, requests }, start) => {
    const draft = starts[start]?.draft;
    const stored = draft && { key: `${FLOW_DRAFT_PREFIX}profile`, owner: profileIdOf('ann'), draft };
    if (stored)
      await portal.page.addInitScript(({ key, ...kept }) => {
        sessionStorage.setItem(key, JSON.stringify({ ...kept, version: 1, storedAt: Date.now() }));
      }, stored);
    await openProfile(portal, () => requests.requestOf('GET /accounts', () => Promise.resolve()));
  },
});
