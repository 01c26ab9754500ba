import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../services/contract/error.ts';
import type { helpVideoMachine } from './helpVideo.machine.ts';
import type { VideoKey } from './helpVideo.rules.ts';

export type HelpVideoView = {
  videoKey: VideoKey;
  /** `forbidden`: the lender's address may not be opened. */
  state: 'offered' | 'opening' | 'opened' | 'blocked' | 'forbidden' | 'failed';
  /** The page, checked; null until it is found. */
  address: string | null;
  failure: Failure | null;
};

/** Before the chart of the video has started. */
export const videoOffered = (videoKey: VideoKey): HelpVideoView => ({ videoKey, state: 'offered', address: null, failure: null });

/** What a screen shows of its help video. */
export function helpVideoView({ value, context }: SnapshotFrom<typeof helpVideoMachine>): HelpVideoView {
  const { videoKey, address, failure } = context;
  return { videoKey, state: value === 'finding' ? 'opening' : value, address, failure };
}
