import type { VIDEO_KEYS } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import { outsideAddress } from '../../services/contract/outsideAddress.ts';

export type VideoKey = (typeof VIDEO_KEYS)[number];

/** `screen`: the screen that offers the video, for the log. */
export type HelpVideoInput = { videoKey: VideoKey; screen: string };

export type HelpVideoContext = HelpVideoInput & {
  /** The page of the video; null until it is found and allowed. */
  address: string | null;
  failure: Failure | null;
};

/** The page of the video, if the installation allows it. Spec: OPEN-037; quality §3. */
export const videoPage = ({ url }: { url: string }): string | null => outsideAddress(url);

/** What is opened, and what the log says about it. */
export const pageAsk = ({ context: { videoKey, address, screen } }: { context: HelpVideoContext }) => ({
  page: `video ${videoKey}`,
  address: address ?? '',
  screen,
});
