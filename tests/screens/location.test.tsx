// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { LocationEvent } from '../../machines/location/location.types.ts';
import { locationView, type GpsLocationView } from '../../machines/location/location.view.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { locationWalk } from '../../machines/paths/walks/location.walks.ts';
import { messages as spanish } from '../../ui/locales/es/location.po';
import { GpsLocation } from '../../ui/screens/location/GpsLocation.tsx';
import { GpsLocationDisabled } from '../../ui/screens/location/GpsLocationDisabled.tsx';
import { press, stage } from '../ui/stage.tsx';

const sent: LocationEvent[] = [];
const send = (event: LocationEvent) => void sent.push(event);

const OPEN = ['getAccounts: her loan', 'readNotes: nothing is known'];
const LOOKING = ['has it checked', 'has read how'];
const IN_TEXAS = [...LOOKING, 'findLocation: she is in Texas'];
const START = 'a payment needs Ann’s location';

function viewFrom(start: string, ...labels: string[]): GpsLocationView {
  const view = locationView(follow(locationWalk(), start, ...OPEN, ...labels));
  if (view.screen !== 'GpsLocation') throw new Error('the location is not open');
  return view;
}
const show = (view: GpsLocationView, spoken = {}) => stage(<GpsLocation view={view} send={send} />, spoken);
const screenAfter = (...labels: string[]) => show(viewFrom(START, ...labels));

test('the reason comes before the press, and what is sent; nothing is asked before it (ROUTE-092)', () => {
  const { text, button } = screenAfter();
  expect(text()).toContain('Your store is in Texas. To continue, you need to be in Texas, too: your lender requires it.');
  expect(text()).toContain('We send only the state you’re in, never where in it you are.');
  expect(text()).toContain('Questions? Call your store:');
  press(button('Check my location'));
  expect(sent.at(-1)).toEqual({ type: 'check.chosen' });
  press(button('Back to the payment'));
  expect(sent.at(-1)).toEqual({ type: 'flow.left' });
});

test('the disclaimer is a dialog before the browser’s prompt, with its own words for what the browser asks (ROUTE-114)', () => {
  const { find, button, text } = screenAfter('has it checked');
  expect(find('dialog', HTMLDialogElement).open).toBe(true);
  expect(text()).toContain('Your browser asks whether this site may know your location. Choose “Allow”.');
  press(button('Continue'));
  expect(sent.at(-1)).toEqual({ type: 'instructions.read' });
  press(button('Not now'));
  expect(sent.at(-1)).toEqual({ type: 'instructions.closed' });
});

test('for a draw the dialog says that the lender learns where she is (FLOW-DRAW-12)', () => {
  const words = show({ ...viewFrom(START, 'has it checked'), forDraw: true }).text();
  expect(words).toContain('When you continue to the cash, it also sends your lender where you are.');
  expect(words).not.toContain('abbreviation');
  expect(screenAfter('has it checked').text()).toContain('sends your lender that state’s abbreviation');
});

describe('what came of it', () => {
  test.each([
    ['the browser is asked', LOOKING, 'Looking for your location'],
    ['the lender is asked', IN_TEXAS, 'Your lender is checking your location'],
    ['it takes too long', [...LOOKING, 'findLocation: it takes too long'], 'We couldn’t find your location in time'],
    ['the device does not know', [...LOOKING, 'findLocation: the device does not know'], 'Your device can’t find its location'],
  ])('%s', (_, labels, words) => expect(screenAfter(...labels).text()).toContain(words));

  test('a check that fails says so in the specification’s words, and can be repeated (ERR-029)', () => {
    const { find, button } = screenAfter(...IN_TEXAS, 'checkState: no answer');
    expect(find('[role=alert]', HTMLElement).textContent).toContain('Error validating your location, please try again.');
    press(button('Try again'));
    expect(sent.at(-1)).toEqual({ type: 'retry.chosen' });
  });

  test('another state is named beside that of the store (FLOW-GEO-02)', () => {
    const { find } = screenAfter(...LOOKING, 'findLocation: she is in Oklahoma', 'checkState: all is well', 'noteRefused: it is noted');
    expect(find('[role=alert]', HTMLElement).textContent).toContain('You must be in the same state as your store to continue.');
    expect(find('[role=alert]', HTMLElement).textContent).toContain('Your device is in Oklahoma. Your store is in Texas.');
  });

  const REFUSED = [...IN_TEXAS, 'checkState: the lender refuses it', 'noteRefused: it is noted'];
  test('the lender’s own words are shown; Try again waits and says how long (FLOW-REFI-14, OPEN-008)', () => {
    const { find, button, text } = screenAfter(...REFUSED);
    expect(find('[role=alert]', HTMLElement).textContent).toContain('Error validating your location, please try again.');
    expect(button('Try again').getAttribute('aria-disabled')).toBe('true');
    expect(text()).toContain('You can try again in 15 minutes.');
    const before = sent.length;
    press(button('Try again'));
    expect(sent).toHaveLength(before);
  });
  test('where the lender does not restrict it, Try again works at once (CONST-034, part of FLAG-011)', () => {
    const { button, text } = show(viewFrom('Ann’s lender lets her try again at once', ...REFUSED));
    expect(button('Try again').getAttribute('aria-disabled')).toBeNull();
    expect(text()).not.toContain('You can try again in');
  });

  test('a restricted state is a question with two answers, and its heading has the focus (part of FLOW-REFI-13)', () => {
    const { button, text } = screenAfter(...IN_TEXAS, 'checkState: it must be confirmed');
    expect(document.activeElement?.textContent).toBe('Are you in Texas now?');
    expect(text()).toContain('In Texas, your lender also asks you to confirm that you’re there, and records your answer with the time.');
    expect(text()).toContain('Nothing is paid.');
    press(button('Yes, I am in Texas now'));
    expect(sent.at(-1)).toEqual({ type: 'consent.given' });
    press(button('I do not confirm this'));
    expect(sent.at(-1)).toEqual({ type: 'consent.declined' });
  });
});

test('after a refused payment the screen says that nothing was charged (ERR-029)', () => {
  const { text } = show(viewFrom('Ann’s payment was refused without it'));
  expect(text()).toContain('Your payment wasn’t made');
  expect(text()).toContain('Nothing was charged.');
});

describe('the help for a location that is switched off (ROUTE-093, FLOW-GEO-07)', () => {
  const help = () => {
    const view = locationView(follow(locationWalk(), START, ...OPEN, ...LOOKING, 'findLocation: she does not allow it'));
    if (view.screen !== 'GpsLocationDisabled') throw new Error('the help is not open');
    return view;
  };
  test.each([
    ['apple', 'Open the Settings app on your device.'],
    ['android', 'Tap the icon to the left of the address'],
    ['safari', 'Settings for This Website'],
    ['firefox', 'Remove the block next to “Access your location”.'],
    ['chrome', 'Press the icon to the left of the address.'],
    ['other', 'Open your browser’s settings'],
  ] as const)('in %s', (browser, words) => {
    const { text, button } = stage(<GpsLocationDisabled view={{ ...help(), browser }} send={send} />);
    expect(text()).toContain(words);
    press(button('Check my location'));
    expect(sent.at(-1)).toEqual({ type: 'check.chosen' });
  });
});

test('in Spanish', () => {
  const { text } = show(viewFrom(START), { locale: 'es', messages: spanish });
  expect(text()).toContain('Revisar su ubicación');
});

test.each([
  ['en', 'New Mexico', 'Your store is in New Mexico.'],
  ['en', 'District of Columbia', 'Your store is in the District of Columbia.'],
  ['en', 'ZZ', 'Your store is in ZZ.'], // a code that nobody knows is shown as it is
  ['es', 'New Mexico', 'Su tienda está en Nuevo México.'],
  ['es', 'District of Columbia', 'Su tienda está en el Distrito de Columbia.'],
  ['es', 'Texas', 'Su tienda está en Texas.'],
])('a state has its name in the customer’s language: %s, %s', (locale, storeState, words) => {
  const { text } = show({ ...viewFrom(START), storeState }, { locale, messages: locale === 'es' ? spanish : {} });
  expect(text()).toContain(words);
});

test('the help names the state of the store', () => {
  const view = locationView(follow(locationWalk(), START, ...OPEN, ...LOOKING, 'findLocation: she does not allow it'));
  if (view.screen !== 'GpsLocationDisabled') throw new Error('the help is not open');
  expect(stage(<GpsLocationDisabled view={view} send={send} />).text()).toContain('we can’t check that you’re in Texas.');
});
