import { VIDEO_KEYS } from '../../contract/enums.ts';
import type { Handlers } from '../handler.ts';

/** The titles of the videos. */
const TITLES: Readonly<Record<(typeof VIDEO_KEYS)[number], string>> = {
  refinance: 'How a refinance works',
  productSwitch: 'What changes when you switch to another loan',
  gpsLocation: 'How to let us see where you are',
};

export const videos: Handlers<'GET /videoUrl'> = {
  'GET /videoUrl': async ({ ask, portalOrigin }) => ({ url: `${portalOrigin}${VIDEO_PATH}/${ask.videoKey}` }),
};

export const VIDEO_PATH = '/sandbox/videos';

/** A page that stands for the video; null for an unknown key. */
export function videoPage(key: string): string | null {
  const known = VIDEO_KEYS.find((one) => one === key);
  return known === undefined
    ? null
    : `<!doctype html><html lang="en"><title>${TITLES[known]}</title><h1>${TITLES[known]}</h1><p>This is a sandbox: a video would play here.</p></html>`;
}
