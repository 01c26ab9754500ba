import type { SnapshotFrom } from 'xstate';
import type { externalPageMachine } from './externalPage.machine.ts';
import type { ExternalPageContext } from './externalPage.rules.ts';

/** `unable`: ERR-024's "Unable to open the link". */
const STATES = ['opened', 'unable', 'failed'] as const;

export type ExternalPageView = Pick<ExternalPageContext, 'failure' | 'help'> & {
  state: 'opening' | (typeof STATES)[number];
  busy: boolean;
};

/** What ExternalBrowserAuth shows. */
export const externalPageView = (at: SnapshotFrom<typeof externalPageMachine>): ExternalPageView => ({
  state: STATES.find((screen) => at.matches({ screen })) ?? 'opening',
  busy: at.hasTag('busy'),
  failure: at.context.failure,
  help: at.context.help,
});
