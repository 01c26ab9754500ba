import { ApiError } from '../../../services/contract/error.ts';
import { helpVideoMachine } from '../../helpVideo/helpVideo.machine.ts';
import { helpVideoView, type HelpVideoView } from '../../helpVideo/helpVideo.view.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import '../people/outsideHosts.ts';

export const VIDEO = 'https://lender.example/videos/location';

/** Everything that can happen to the help video about the location. */
export const helpVideoWalk = once(() =>
  explore(helpVideoMachine, {
    starts: { 'Ann can watch a video about her location': { videoKey: 'gpsLocation', screen: 'GpsLocationDisabled' } },
    events: { 'chooses the video': { type: 'video.chosen' } },
    answers: {
      getVideo: {
        'it is on the lender’s site': { done: { url: VIDEO } },
        'it is on a site that is not allowed': { done: { url: 'https://evil.example/video' } },
        'no network': { fails: new ApiError({ kind: 'offline', call: 'GET /videoUrl' }) },
        'the lender fails': { fails: new ApiError({ kind: 'unknown', call: 'GET /videoUrl', status: 500 }) },
      },
      openPage: { 'it opens': { done: true }, 'the browser refuses': { done: false }, breaks: { fails: new Error('broken') } },
    },
    sees: ({ context }) => [context.address, context.failure?.kind],
  }),
);

/** For the charts that offer one: the help video before, on its way, and when it did not open. */
export function videos() {
  const { situations } = helpVideoWalk();
  const shows = (state: HelpVideoView['state']) => {
    const found = situations.find(({ snapshot }) => helpVideoView(snapshot).state === state);
    if (!found) throw new Error(`the video is never ${state}`);
    return { shows: found.snapshot };
  };
  return {
    'it is offered': shows('offered'),
    'it is on its way': shows('opening'),
    'it failed': shows('failed'),
    'it is blocked': shows('blocked'),
  };
}
