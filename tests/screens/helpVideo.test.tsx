// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { LocationEvent } from '../../machines/location/location.types.ts';
import { helpVideoView } from '../../machines/helpVideo/helpVideo.view.ts';
import { locationView } from '../../machines/location/location.view.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { helpVideoWalk, VIDEO } from '../../machines/paths/walks/helpVideo.walks.ts';
import { locationWalk } from '../../machines/paths/walks/location.walks.ts';
import { VIDEO_KEYS } from '../../services/contract/enums.ts';
import { messages as spanish } from '../../ui/locales/es/location.po';
import { HelpVideo } from '../../ui/screens/helpVideo/HelpVideo.tsx';
import { GpsLocation } from '../../ui/screens/location/GpsLocation.tsx';
import { GpsLocationDisabled } from '../../ui/screens/location/GpsLocationDisabled.tsx';
import { press, stage } from '../ui/stage.tsx';

const sent: { type: string }[] = [];
const send = (event: LocationEvent) => void sent.push(event);

const TITLE = 'Watch a video: how to share your location (opens in a new tab)';
const FOUND = ['chooses the video', 'getVideo: it is on the lender’s site'];
const videoAfter = (...labels: string[]) => helpVideoView(follow(helpVideoWalk(), 'Ann can watch a video about her location', ...labels));
const show = (labels: string[], spoken = {}) => stage(<HelpVideo video={videoAfter(...labels)} send={send} />, spoken);
const alertOf = ({ find }: ReturnType<typeof show>) => find('[role=alert]', HTMLElement);

describe('a help video', () => {
  test('is one press, and says before it that another tab opens', () => {
    const { button, text } = show([]);
    press(button(TITLE));
    expect(sent.splice(0)).toEqual([{ type: 'video.chosen' }]);
    expect(text()).toBe(TITLE);
  });

  test('that is on its way cannot be chosen twice', () => {
    const { button } = show(FOUND);
    expect(button(TITLE).getAttribute('aria-busy')).toBe('true');
    press(button(TITLE));
    expect(sent).toEqual([]);
  });

  test('that the browser blocks says so, and gives a plain link to its page (ERR-032)', () => {
    const shown = show([...FOUND, 'openPage: the browser refuses']);
    expect(alertOf(shown).textContent).toMatch(/^Unable to open the link.*You can open the page yourself\./);
    const link = shown.find('[role=alert] a', HTMLAnchorElement);
    expect([link.href, link.target, link.rel]).toEqual([VIDEO, '_blank', 'noopener noreferrer']);
  });

  test('of an address that is not allowed has no link', () => {
    const shown = show(['chooses the video', 'getVideo: it is on a site that is not allowed']);
    expect(alertOf(shown).textContent).toBe('Unable to open the link');
    expect(alertOf(shown).querySelector('a')).toBeNull();
  });

  test.each([
    ['the lender fails', 'Unable to open the link'],
    ['no network', 'Unable to connect. Please try again.'],
  ])('%s: the screen says so, and it can be repeated', (answer, words) => {
    const shown = show(['chooses the video', `getVideo: ${answer}`]);
    expect(alertOf(shown).textContent).toContain(words);
    press(shown.button('Try again'));
    expect(sent.splice(0)).toEqual([{ type: 'video.chosen' }]);
    expect(document.activeElement).toBe(shown.button(TITLE)); // "Try again" goes away with the next try
  });

  test('speaks Spanish', () => {
    const { text } = show([...FOUND, 'openPage: the browser refuses'], { locale: 'es', messages: spanish });
    expect(text()).toContain('Vea un video: cómo compartir su ubicación (se abre en una pestaña nueva)');
    expect(text()).toContain('No se pudo abrir el enlace');
  });

  test('has a title for each key of the contract', () => {
    const titles = VIDEO_KEYS.map((videoKey) => stage(<HelpVideo video={{ ...videoAfter(), videoKey }} send={send} />).text());
    expect(new Set(titles).size).toBe(VIDEO_KEYS.length);
  });
});

describe('the location', () => {
  const at = (...labels: string[]) =>
    locationView(
      follow(locationWalk(), 'a payment needs Ann’s location', 'getAccounts: her loan', 'readNotes: nothing is known', ...labels),
    );

  test('offers its video beside the reason', () => {
    const view = at();
    if (view.screen !== 'GpsLocation') throw new Error('the location is not open');
    press(stage(<GpsLocation view={view} send={send} />).button(TITLE));
    expect(sent.splice(0)).toEqual([{ type: 'video.chosen' }]);
  });

  test('offers its video with the steps that switch the location on', () => {
    const view = at('has it checked', 'has read how', 'findLocation: she does not allow it');
    if (view.screen !== 'GpsLocationDisabled') throw new Error('the help is not open');
    press(stage(<GpsLocationDisabled view={view} send={send} />).button(TITLE));
    expect(sent.splice(0)).toEqual([{ type: 'video.chosen' }]);
  });
});
