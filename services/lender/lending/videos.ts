import { VIDEO_KEYS } from '../../contract/enums.ts';
import type { Handlers } from '../handler.ts';

/** The titles of the videos. */
const TITLES: Readonly<Record<(typeof VIDEO_KEYS)[number], string>> = {
  refinance: 'How a refinance works',
  productSwitch: 'What changes when you switch to another loan',
  gpsLocation: 'How to let us see where you are',
  appointment: 'What happens at your appointment',
  documentUpload: 'How to take a good picture of a document',
};

/** The pages that stand for the videos are among the sandbox's external pages. */
export const videos: Handlers<'GET /videoUrl'> = {
  'GET /videoUrl': async ({ ask }) => ({ url: `/sandbox-pages/videos/${ask.videoKey}` }),
};

/** Null for an unknown key. */
export function videoTitle(key: string): string | null {
  const known = VIDEO_KEYS.find((one) => one === key);
  return known === undefined ? null : TITLES[known];
}
