// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { AppointmentEvent } from '../../machines/appointment/appointment.types.ts';
import type { LocationEvent } from '../../machines/location/location.types.ts';
import { helpVideoView } from '../../machines/helpVideo/helpVideo.view.ts';
import { appointmentView } from '../../machines/appointment/appointment.view.ts';
import { locationView } from '../../machines/location/location.view.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { helpVideoWalk, VIDEO } from '../../machines/paths/walks/helpVideo.walks.ts';
import { appointmentWalk } from '../../machines/paths/walks/appointment.walks.ts';
import { locationWalk } from '../../machines/paths/walks/location.walks.ts';
import { uploadWalk } from '../../machines/paths/walks/upload.walks.ts';
import type { UploadEvent } from '../../machines/upload/upload.types.ts';
import { uploadView } from '../../machines/upload/upload.view.ts';
import { messages as spanish } from '../../ui/locales/es/location.po';
import { HelpVideo } from '../../ui/screens/helpVideo/HelpVideo.tsx';
import { Appointment } from '../../ui/screens/appointment/Appointment.tsx';
import { GpsLocation } from '../../ui/screens/location/GpsLocation.tsx';
import { GpsLocationDisabled } from '../../ui/screens/location/GpsLocationDisabled.tsx';
import { DocumentUpload } from '../../ui/screens/upload/DocumentUpload.tsx';
import { press, stage } from '../ui/stage.tsx';

const sent: { type: string }[] = [];
const send = (event: AppointmentEvent | LocationEvent | UploadEvent) => void sent.push(event);

const TITLE = 'About the location (opens in a new tab)';
const LOCATION = 'Watch a video: how to share your location (opens in a new tab)';
const FOUND = ['chooses the video', 'getVideo: it is on the lender’s site'];
const videoAfter = (...labels: string[]) => helpVideoView(follow(helpVideoWalk(), 'Ann can watch a video about her location', ...labels));
const show = (labels: string[], spoken = {}) =>
  stage(
    <HelpVideo video={videoAfter(...labels)} send={send}>
      About the location
    </HelpVideo>,
    spoken,
  );
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
    const page = show([...FOUND, 'openPage: the browser refuses']);
    expect(alertOf(page).textContent).toMatch(/^Unable to open the link.*You can open the page yourself\./);
    const link = page.find('[role=alert] a', HTMLAnchorElement);
    expect([link.href, link.target, link.rel]).toEqual([VIDEO, '_blank', 'noopener noreferrer']);
  });

  test('of an address that is not allowed has no link', () => {
    const page = show(['chooses the video', 'getVideo: it is on a site that is not allowed']);
    expect(alertOf(page).textContent).toBe('Unable to open the link');
    expect(alertOf(page).querySelector('a')).toBeNull();
  });

  test.each([
    ['the lender fails', 'Unable to open the link'],
    ['no network', 'Unable to connect. Please try again.'],
  ])('%s: the screen says so, and it can be repeated', (answer, words) => {
    const page = show(['chooses the video', `getVideo: ${answer}`]);
    expect(alertOf(page).textContent).toContain(words);
    press(page.button('Try again'));
    expect(sent.splice(0)).toEqual([{ type: 'video.chosen' }]);
    expect(document.activeElement).toBe(page.button(TITLE)); // "Try again" goes away with the next try
  });

  test('speaks Spanish', () => {
    const { text } = show([...FOUND, 'openPage: the browser refuses'], { locale: 'es', messages: spanish });
    expect(text()).toContain('(se abre en una pestaña nueva)');
    expect(text()).toContain('No se pudo abrir el enlace');
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
    press(stage(<GpsLocation view={view} send={send} />).button(LOCATION));
    expect(sent.splice(0)).toEqual([{ type: 'video.chosen' }]);
  });

  test('offers its video with the steps that switch the location on', () => {
    const view = at('has it checked', 'has read how', 'findLocation: she does not allow it');
    if (view.screen !== 'GpsLocationDisabled') throw new Error('the help is not open');
    press(stage(<GpsLocationDisabled view={view} send={send} />).button(LOCATION));
    expect(sent.splice(0)).toEqual([{ type: 'video.chosen' }]);
  });
});

test.each([
  ['Ann wants an appointment about her title loan', 'Watch a video: what happens at your appointment'],
  ['Ann’s switch to another kind of loan needs the store', 'Watch a video: what changes when you switch to another loan'],
])('%s: the appointment offers its video while she chooses (rest-4)', (start, title) => {
  const at = follow(
    appointmentWalk(),
    start,
    'getAccounts: her loans',
    'readTimeZone: a device in Chicago',
    'readDraft: nothing',
    'getAppointments: none',
    'getStore: Austin',
    'getTimes: two days',
    'getSlots: four half hours, one on a Saturday',
  );
  press(stage(<Appointment view={appointmentView(at)} send={send} />).button(title));
  expect(sent.splice(0)).toEqual([{ type: 'video.chosen' }]);
});

describe('the upload', () => {
  const OPEN = ['getAccounts: her loans', 'readUploadFlag: it is on', 'getTasks: proof of income and of identity'];
  const show = (...labels: string[]) =>
    stage(<DocumentUpload view={uploadView(follow(uploadWalk(), 'Ann opens the upload', ...labels))} send={send} />);

  test('offers its video where documents are wanted (rest-4)', () => {
    press(show(...OPEN).button('Watch a video: how to take a good picture of a document'));
    expect(sent.splice(0)).toEqual([{ type: 'video.chosen' }]);
  });

  test('says in place that the video did not open', () =>
    expect(show(...OPEN, 'helpVideo: it failed').find('[role=alert]', HTMLElement).textContent).toContain('Unable to connect.'));
});
