import { describe, expect, test } from 'vitest';
import { pageAsk } from '../../machines/helpVideo/helpVideo.rules.ts';
import { helpVideoView } from '../../machines/helpVideo/helpVideo.view.ts';
import { follow, gaps } from '../../machines/paths/explorer.ts';
import { helpVideoWalk, VIDEO } from '../../machines/paths/walks/helpVideo.walks.ts';

const walk = helpVideoWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const ann = (...labels: string[]) => follow(walk, 'Ann can watch a video about her location', ...labels);
const CHOOSES = 'chooses the video';
const FOUND = [CHOOSES, 'getVideo: it is on the lender’s site'];

describe('the help video', () => {
  test('its address is read only when Ann chooses it', () => {
    expect(Object.keys(ann().children)).toEqual([]);
    expect(Object.keys(ann(CHOOSES).children)).toEqual(['getVideo']);
  });
  test('opens its page in another tab, and the log gets the screen', () => {
    expect(pageAsk(ann(...FOUND))).toEqual({ page: 'video gpsLocation', address: VIDEO, screen: 'GpsLocationDisabled' });
    expect(helpVideoView(ann(...FOUND, 'openPage: it opens'))).toEqual({
      videoKey: 'gpsLocation',
      state: 'opened',
      address: VIDEO,
      failure: null,
    });
  });
  test('while it is on its way, a second press does nothing', () => {
    const moving = walk.situations.filter(({ snapshot }) => helpVideoView(snapshot).state === 'opening');
    expect(new Set(moving.map(({ snapshot }) => snapshot.value))).toEqual(new Set(['finding', 'opening']));
    expect(moving.filter(({ snapshot }) => snapshot.can({ type: 'video.chosen' }) || !snapshot.hasTag('busy'))).toEqual([]);
  });
  test.each(['the browser refuses', 'breaks'])('%s: Ann gets a plain link, which no blocker stops (ERR-032)', (answer) => {
    expect(helpVideoView(ann(...FOUND, `openPage: ${answer}`))).toMatchObject({ state: 'blocked', address: VIDEO });
  });
  test('a page that the installation does not allow is not opened', () => {
    const forbidden = ann(CHOOSES, 'getVideo: it is on a site that is not allowed');
    expect(helpVideoView(forbidden)).toMatchObject({ state: 'forbidden', address: null });
    expect(Object.keys(forbidden.children)).toEqual([]);
  });
  test('a failure gives its reason, and the video can be chosen again, without the old reason', () => {
    const failed = ann(CHOOSES, 'getVideo: the lender fails');
    expect(helpVideoView(failed)).toMatchObject({ state: 'failed', failure: { status: 500 } });
    expect(helpVideoView(walk.after(failed, { type: 'video.chosen' }))).toMatchObject({ state: 'opening', failure: null });
  });
  test('can be chosen again wherever it rests', () => {
    const resting = walk.situations.filter(({ snapshot }) => !snapshot.hasTag('busy'));
    expect(resting.length).toBeGreaterThan(4);
    expect(resting.filter(({ snapshot }) => !snapshot.can({ type: 'video.chosen' }))).toEqual([]);
  });
});
