// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { SigningEvent } from '../../machines/signing/signing.rules.ts';
import { signingView, type SigningView } from '../../machines/signing/signing.view.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { signingWalk } from '../../machines/paths/walks/signing.walks.ts';
import { messages as spanish } from '../../ui/locales/es/signing.po';
import { DocuSignView } from '../../ui/screens/signing/DocuSignView.tsx';
import { press, stage } from '../ui/stage.tsx';

const sent: SigningEvent[] = [];
const send = (event: SigningEvent) => void sent.push(event);

const NONE = ['readWay: a frame fits', 'getSigning: there is no session'];
const LOADING = [...NONE, 'openSigning: a session is opened'];
const READING = [...LOADING, 'the frame has loaded'];
const ENDED = [...READING, 'watchSigning: it has ended'];

const viewAfter = (...labels: string[]): SigningView => signingView(follow(signingWalk(), 'Ann signs her documents', ...labels));
const page = (view: SigningView) => <DocuSignView view={view} send={send} />;
const screenAfter = (...labels: string[]) => stage(page(viewAfter(...labels)));
const STOP = 'You can stop at any time: nothing is signed until you press the last button.';

describe('the papers in a frame (ROUTE-084)', () => {
  test('are those of the lender’s signing page, under a heading that says what is signed and when', () => {
    const { find, text } = screenAfter(...READING);
    const frame = find('iframe', HTMLIFrameElement);
    expect([frame.getAttribute('src'), frame.title]).toEqual(['https://sign.example/signing?ticket=t-1', 'Documents to read and sign']);
    expect(text()).toContain('You’re signing the documents you just read: your new loan, with exactly the terms you chose.');
    expect(text()).toContain(STOP);
    expect(find('h2', HTMLElement).textContent).toBe('Read the documents, and sign at the end');
  });
  test('may run their scripts and forms and give a copy, and cannot replace the portal', () => {
    const { find } = screenAfter(...READING);
    expect(find('iframe', HTMLIFrameElement).getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-downloads',
      'allow-forms',
      'allow-same-origin',
      'allow-scripts',
    ]);
  });
  test('are on the page as the frame that its messages are compared with, until they are gone', () => {
    const attached: (readonly [string, boolean])[] = [];
    const services = {
      keepSecret: () => undefined,
      attachFrame: (name: string, element: HTMLIFrameElement | null) => void attached.push([name, element !== null]),
    };
    const { show } = stage(page(viewAfter(...LOADING)), { services });
    show(page(viewAfter(...ENDED)));
    expect(attached).toEqual([
      ['signing', true],
      ['signing', false],
    ]);
  });
  test('say when they have loaded', () => {
    const { find } = screenAfter(...LOADING);
    act(() => void find('iframe', HTMLIFrameElement).dispatchEvent(new Event('load')));
    expect(sent.at(-1)).toEqual({ type: 'frame.loaded' });
  });
  test('can always be opened in this window instead, which leads the page when they do not load', () => {
    press(screenAfter(...READING).button('Open the documents in this window instead'));
    expect(sent.at(-1)).toEqual({ type: 'window.chosen' });
    const stuck = screenAfter(...LOADING, 'after pollPause (1000 ms)', 'after framePatience (15000 ms)');
    expect(stuck.text()).toContain('The documents aren’t showing here');
    expect(stuck.button('Open the documents in this window instead').className).toContain('button-primary');
    expect(stuck.container.querySelectorAll('iframe')).toHaveLength(1); // it may still load
  });
  test('take the focus when a press has opened them, and give it to the result when they are gone', () => {
    const { show } = screenAfter(...LOADING);
    expect(document.activeElement?.textContent).toBe('Read the documents, and sign at the end');
    show(page(viewAfter(...ENDED)));
    expect(document.activeElement?.textContent).toContain('Your lender is recording the result');
  });
  test('can be left without signing', () => {
    press(screenAfter(...READING).button('Go back without signing'));
    expect(sent.at(-1)).toEqual({ type: 'flow.left' });
  });
});

test('on a small phone the papers open in this window, after a press', () => {
  const { container, text, button } = screenAfter('readWay: no frame fits', 'getSigning: there is no session');
  expect(container.querySelector('iframe')).toBeNull();
  expect(text()).toContain('Your documents open in this window. When you’ve finished, you’ll come back here.');
  press(button('Open the documents'));
  expect(sent.at(-1)).toEqual({ type: 'signing.chosen' });
});

test('papers that were opened before are not closed there before Ann says so', () => {
  const { text, button } = screenAfter('readWay: a frame fits', 'getSigning: it is pending');
  expect(text()).toContain('Your documents were opened before');
  expect(text()).toContain('They’ll close where they were opened before.');
  press(button('Open the documents here'));
  expect(sent.at(-1)).toEqual({ type: 'signing.chosen' });
});

describe('each end of a session has its sentence and its way on (FLOW-DOC-04, ENUM-009)', () => {
  test.each<[answer: string, title: string, way: string, event: SigningEvent['type']]>([
    ['it is signed', 'You have signed', 'Continue', 'signature.confirmed'],
    ['she has only read them', 'You read the documents, but didn’t sign them', 'Sign now', 'signing.chosen'],
    ['she has declined', 'You decided not to sign', 'Sign after all', 'signing.chosen'],
    ['she has declined', 'Nothing is signed, and nothing was charged.', 'Change the amount', 'decline.confirmed'],
    ['the session is over', 'The time to sign ran out', 'Open the documents again', 'signing.chosen'],
    [
      'it could not be recorded',
      'Your signature could not be recorded, and nothing is signed.',
      'Open the documents again',
      'signing.chosen',
    ],
  ])('%s: “%s”, and “%s”', (answer, title, way, event) => {
    const { text, button, container } = screenAfter(...ENDED, `pollSigning: ${answer}`);
    expect(text()).toContain(title);
    expect(container.querySelector('iframe')).toBeNull();
    press(button(way));
    expect(sent.at(-1)).toEqual({ type: event });
  });
  test('a customer who has signed is offered nothing but to go on', () => {
    const { container } = screenAfter(...ENDED, 'pollSigning: it is signed');
    expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Continue']);
  });
  test.each(['settlement', 'origination'] as const)('a %s has no other amount', (signingType) => {
    const view = { ...viewAfter(...ENDED, 'pollSigning: she has declined'), signingType };
    const { button, text } = stage(page(view));
    expect(text()).not.toContain('Change the amount');
    press(button('Go back without signing'));
    expect(sent.at(-1)).toEqual({ type: 'decline.confirmed' });
  });
});

test('after 15 seconds the result is still being taken down: Ann may wait, leave, or open the papers again (FLOW-DOC-05)', () => {
  expect(screenAfter(...ENDED).text()).not.toContain('still');
  const { text, button } = screenAfter(...ENDED, 'after statusLimit (15000 ms)');
  expect(text()).toContain('The result is still being recorded');
  expect(text()).toContain('your signature won’t be lost, and you sign only once');
  press(button('Open the documents again'));
  expect(sent.at(-1)).toEqual({ type: 'signing.chosen' });
  press(button('Leave this page'));
  expect(sent.at(-1)).toEqual({ type: 'flow.left' });
});

describe('what does not open', () => {
  test('an address of another site: the link is not opened, and the store can be called', () => {
    const { find, container, button } = screenAfter(...NONE, 'openSigning: the address is of another site');
    expect(find('[role=alert]', HTMLElement).textContent).toContain('Unable to open the link');
    expect(find('[role=alert] a', HTMLAnchorElement).getAttribute('href')).toBe('tel:+15125550150');
    expect(container.querySelector('iframe')).toBeNull();
    press(button('Try again'));
    expect(sent.at(-1)).toEqual({ type: 'retry.chosen' });
  });
  test('papers that are void: the lender’s words, and the way to new ones', () => {
    const { text, button } = screenAfter(...NONE, 'openSigning: the documents are void');
    expect(text()).toContain('Read the documents of this refinance before you sign them.');
    press(button('Read the documents again'));
    expect(sent.at(-1)).toEqual({ type: 'papers.chosen' });
  });
  test('a refusal is shown in the lender’s words, and is not asked for again; a lost answer is', () => {
    const refused = screenAfter(...NONE, 'openSigning: she is not eligible');
    expect(refused.text()).toContain('You are not eligible at this time. Please contact customer service.');
    expect(refused.text()).not.toContain('Try again');
    press(screenAfter(...NONE, 'openSigning: no answer').button('Try again'));
    expect(sent.at(-1)).toEqual({ type: 'retry.chosen' });
  });
});

test('the papers of a new loan are signed on OriginationDocuSign (part of ROUTE-047)', () => {
  const kim = signingView(
    follow(signingWalk(), 'the signing page leads Kim back', 'readWay: a frame fits', 'getSigning: she has declined'),
  );
  const { find, text } = stage(page(kim));
  expect(find('main', HTMLElement).dataset['screen']).toBe('OriginationDocuSign');
  expect(text()).toContain('You’re signing the documents for your new loan, with exactly the terms you chose.');
});

test('in Spanish', () => {
  const { text } = stage(page(viewAfter(...READING)), { locale: 'es', messages: spanish });
  expect(text()).toContain('Puede detenerse cuando quiera: no se firma nada hasta que presione el último botón.');
  expect(text()).toContain('Lea los documentos y firme al final');
});
