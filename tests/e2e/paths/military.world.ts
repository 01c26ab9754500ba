import type { SnapshotFrom } from 'xstate';
import { explore } from '../../../machines/paths/explorer.ts';
import { militaryMachine } from '../../../machines/profile/military.machine.ts';
import type { Portal } from '../kit/portal.ts';
import { broken, heldCall, repliesOf, says } from './kit/answers.ts';
import { whyNot } from './kit/driven.ts';
import type { Plan, Press } from './kit/plan.ts';

type S = SnapshotFrom<typeof militaryMachine>;

const declared = (isMilitary: boolean) => says({ isMilitary, asOf: '2026-02-03', coveredBorrower: false });
/** Every answer twice: as the chart gets it, and as the network's response. */
const answers = {
  getStatus: { 'not in the military': declared(false), fails: broken('GET /militarystatus') },
  saveStatus: { 'it is saved': declared(true), fails: broken('POST /militarystatus') },
} as const;

const press = (offered: (at: S) => boolean, how: (portal: Portal) => Promise<void>): Press<S> => ({ offered, press: how });
const isChoosing = (at: S) => at.matches('choosing');
/** The section, by what only it has. */
const statement = ({ main }: Portal) => main.locator('.profile-section:has(.profile-statement)');
const open = ({ main }: Portal) => main.locator('.profile-section:has(input[name="isMilitary"])');
const chooses = (value: 'yes' | 'no') =>
  press(
    (at) => isChoosing(at) && at.context.choice !== (value === 'yes'),
    (portal) => open(portal).locator(`input[value="${value}"]`).click(),
  );

/** How Ann's steps on her military service, a part of CustomerProfile, are done in the browser. */
export const militaryPlan: Plan<S> = {
  actors: {
    getStatus: { ...heldCall('GET /militarystatus', answers.getStatus), attempts: 2 },
    saveStatus: heldCall('POST /militarystatus', answers.saveStatus),
  },
  presses: {
    'changes it': press(
      (at) => at.matches('viewing'),
      (portal) => statement(portal).locator('button').click(),
    ),
    'chooses yes': chooses('yes'),
    'chooses no': chooses('no'),
    saves: press(isChoosing, (portal) => open(portal).locator('.button-primary').click()),
    cancels: press(isChoosing, (portal) => open(portal).locator('.button-secondary').click()),
    'tries again': press(
      (at) => at.matches('failed'),
      ({ main }) => main.locator('.profile-section .notice-actions .button').click(),
    ),
  },
  address: () => {
    throw new Error('military service has no address');
  },
  shows: () => ({ screen: 'CustomerProfile', busy: false }),
};

/** The chart of military service with everything that can be done from outside the page. */
export const militaryWalk = explore(militaryMachine, {
  starts: { 'Ann looks at her military service': { customerId: 'C-ann', lmsId: 'TLX' } },
  events: {
    'changes it': { type: 'military.changeChosen' },
    'chooses yes': { type: 'military.chosen', isMilitary: true },
    'chooses no': { type: 'military.chosen', isMilitary: false },
    saves: { type: 'military.submitted' },
    cancels: { type: 'military.cancelled' },
    'tries again': { type: 'military.retryChosen' },
  },
  answers: repliesOf(answers),
  sees: ({ context: { status, choice, failure } }) => [status?.isMilitary, choice, failure !== null],
  happens: (at, step) => whyNot(militaryPlan, at, step) === null,
});
