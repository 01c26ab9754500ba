// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { follow } from '../../machines/paths/explorer.ts';
import { unavailableWalk } from '../../machines/paths/walks/unavailable.walks.ts';
import type { UnavailableEvent } from '../../machines/unavailable/unavailable.rules.ts';
import { unavailableView } from '../../machines/unavailable/unavailable.view.ts';
import { messages as spanish } from '../../ui/locales/es/unavailable.po';
import { FeatureUnavailable } from '../../ui/screens/unavailable/FeatureUnavailable.tsx';
import { press, stage, submit, type } from '../ui/stage.tsx';

const sent: UnavailableEvent[] = [];
const send = (event: UnavailableEvent) => void sent.push(event);
const seen = (...labels: string[]) => unavailableView(follow(unavailableWalk(), 'Ann opens what TitleMax does not offer', ...labels));
const OPEN = ['readDraft: nothing', 'getStates: the states'];
const SENT = [...OPEN, 'submits her email and Nevada', 'requestNotice: it is accepted'];

test('before the number to call has loaded, the screen says where to find one, and leads back to the accounts (part of ROUTE-053)', () => {
  const { text, button } = stage(<FeatureUnavailable view={seen()} send={send} />);
  expect(text()).toContain('loan documents');
  press(button('Go to my accounts'));
  expect(sent.at(-1)).toEqual({ type: 'flow.left' });
});

test('it shows the number to call, and the case number (ROUTE-100, CONST-045, part of ROUTE-053)', () => {
  const { find, text } = stage(<FeatureUnavailable view={seen(...OPEN, 'openCase: a number to call')} send={send} />);
  expect(find('a.phone', HTMLAnchorElement).href).toBe('tel:+15125550142');
  expect(text()).toContain('Case number K7F-3QX');
});

test('Ann types another contact: the chart has each letter, and the form sends both fields', () => {
  const { field, find } = stage(<FeatureUnavailable view={seen(...OPEN)} send={send} />);
  expect(field('contact').value).toBe('ann@example.com');
  type(field('contact'), '.mx');
  expect(sent.at(-1)).toEqual({ type: 'form.typed', values: { contact: 'ann@example.com.mx' } });
  const states = find('#state', HTMLSelectElement);
  expect([...states.options].map(({ text }) => text)).toEqual(['Choose a state', 'Nevada', 'Texas']);
  states.value = 'TX';
  submit(find('form', HTMLFormElement));
  expect(sent.at(-1)).toEqual({ type: 'form.submitted', form: { contact: 'ann@example.com.mx', state: 'TX' } });
});

test.each([
  ['submits an empty form', 'contact', 'Email or Phone Number is required'],
  ['submits a malformed email', 'contact', 'Invalid Email or Phone Number'],
  ['submits her phone without a state', 'state', 'Choose a state.'],
])('Ann %s: the field %s says “%s” (ERR-042)', (label, name, error) =>
  expect(stage(<FeatureUnavailable view={seen(...OPEN, label)} send={send} />).find(`#${name}-error`, HTMLElement).textContent).toBe(error),
);

test('without the list of states two capital letters are typed', () => {
  const view = seen('readDraft: nothing', 'getStates: no network', 'submits an empty form');
  const { field, find } = stage(<FeatureUnavailable view={view} send={send} />);
  type(field('state'), 'nv');
  expect(field('state').value).toBe('NV');
  expect(sent.at(-1)).toEqual({ type: 'form.typed', values: { state: 'NV' } });
  expect(find('#state-error', HTMLElement).textContent).toBe('Enter the state as two letters, like TX.');
});

test('the lender accepts the request: the screen says who gets a message, and the message has the focus', () => {
  const { text, show, container } = stage(<FeatureUnavailable view={seen(...OPEN)} send={send} />);
  show(<FeatureUnavailable view={seen(...SENT)} send={send} />);
  expect(text()).toContain('We’ll send one message to ann@example.com when this is available in Nevada.');
  expect(container.querySelector('form')).toBeNull();
  expect(document.activeElement?.textContent).toContain('We have your request');
});

test('there were too many requests: the form says so and keeps what was typed', () => {
  const refused = seen(...SENT.slice(0, 3), 'requestNotice: there were too many');
  const { text, field } = stage(<FeatureUnavailable view={refused} send={send} />);
  expect(text()).toContain('Too many attempts. Please wait a few minutes and try again.');
  expect(field('contact').value).toBe('ann@example.com');
});

test('the same in Spanish', () => {
  const { text } = stage(<FeatureUnavailable view={seen(...SENT)} send={send} />, { locale: 'es', messages: spanish });
  expect(text()).toContain('Enviaremos un solo mensaje a ann@example.com cuando esto esté disponible en Nevada.');
});
