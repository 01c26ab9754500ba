import type { SnapshotFrom } from 'xstate';
import type { externalPageMachine } from './externalPage.machine.ts';
import type { ExternalPageView } from './externalPage.types.ts';

type Snapshot = SnapshotFrom<typeof externalPageMachine>;

const SHOWN = ['opened', 'unable', 'failed'] as const;

/** What ExternalBrowserAuth shows. */
export const externalPageView = (at: Snapshot): ExternalPageView => ({
  state: SHOWN.find((hopping) => at.matches({ hopping })) ?? 'opening',
  busy: at.hasTag('busy'),
  failure: at.context.failure,
  help: at.context.help,
});
