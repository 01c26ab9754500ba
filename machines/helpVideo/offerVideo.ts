import type { SnapshotFrom } from 'xstate';
import type { helpVideoMachine } from './helpVideo.machine.ts';
import type { HelpVideoInput } from './helpVideo.rules.ts';
import { helpVideoView, type HelpVideoView } from './helpVideo.view.ts';

/**
 * What a state invokes to offer a help video: new each time the state is entered. The chart's setup has `helpVideo`, `keepVideo` and `sendToVideo`.
 * Spec: CALL-063 (rest-4).
 */
export const offerVideo = <C>(input: (from: { context: C }) => HelpVideoInput) =>
  ({
    id: 'helpVideo',
    src: 'helpVideo',
    input,
    onSnapshot: {
      actions: { type: 'keepVideo', params: ({ event }: { event: { snapshot: SnapshotFrom<typeof helpVideoMachine> } }) => event.snapshot },
    },
  }) as const;

/** What `keepVideo` assigns. */
export const videoFrom = (_: unknown, snapshot: SnapshotFrom<typeof helpVideoMachine>): { video: HelpVideoView } => ({
  video: helpVideoView(snapshot),
});

/** The customer's presses on the video, for the state that invokes it. */
export const videoEvents = { 'video.*': { actions: 'sendToVideo' } } as const;
