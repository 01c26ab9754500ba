import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { unavailableWalk } from '../../machines/paths/walks/unavailable.walks.ts';
import { noticeAsk } from '../../machines/unavailable/unavailable.rules.ts';
import { unavailableView } from '../../machines/unavailable/unavailable.view.ts';

const walk = unavailableWalk();
const START = 'Ann opens what TitleMax does not offer';
const OPEN = ['readDraft: nothing', 'getStates: the states'] as const;
const ann = (...labels: string[]) => follow(walk, START, ...OPEN, ...labels);
const seen = (...labels: string[]) => unavailableView(ann(...labels));

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(
  titled(walk).filter(([, snapshot]) => snapshot.status === 'active'),
  (snapshot) => {
    const { phase, form } = unavailableView(snapshot);
    return { snapshot, phase, form };
  },
);
always('can be left at any time', ({ snapshot }) => expect(snapshot.can({ type: 'flow.left' })).toBe(true));
always('the form is open while it can be sent', ({ snapshot, phase, form }) =>
  expect(snapshot.can({ type: 'form.submitted', form })).toBe(phase === 'filling'),
);

test('a request has a contact and a state (CALL-031)', () => {
  const requests = walk.situations.filter(({ snapshot }) => snapshot.matches({ unavailable: 'sending' }));
  expect(requests.length).toBeGreaterThan(0);
  for (const { snapshot } of requests) expect(noticeAsk(snapshot.context)).toEqual({ Contact: 'ann@example.com', State: 'NV' });
});

test('Ann’s own email is filled in, and no state is preselected', () =>
  expect(seen().form).toEqual({ contact: 'ann@example.com', state: '' }));

test('after a reload what Ann typed is still there (STORE-001)', () =>
  expect(unavailableView(follow(walk, START, 'readDraft: what was typed', OPEN[1])).form).toEqual({ contact: 'ann@', state: 'NV' }));

test.each([
  ['submits an empty form', ['contactMissing', 'state']],
  ['submits a malformed email', ['contactInvalid']],
  ['submits her phone without a state', ['state']],
])('Ann %s: nothing is sent (RULE-001, ERR-042)', (label, problems) => expect(seen(label)).toMatchObject({ phase: 'filling', problems }));

test('her phone number is sent as ten digits (RULE-005)', () => {
  const { context } = ann('submits her phone without a state', 'chooses Nevada');
  expect(noticeAsk(context)).toEqual({ Contact: '5125550101', State: 'NV' });
});

describe('the request', () => {
  const sent = 'submits her email and Nevada';
  test('is accepted: the screen names the contact and the state (CALL-031)', () =>
    expect(seen(sent, 'requestNotice: it is accepted')).toMatchObject({
      phase: 'requested',
      form: { contact: 'ann@example.com' },
      stateName: 'Nevada',
    }));
  test.each([
    ['there were too many', 'limited'],
    ['no network', 'offline'],
  ])('%s: the form says why, keeps what was typed, and can be sent again', (answer, kind) => {
    const refused = [sent, `requestNotice: ${answer}`];
    expect(seen(...refused)).toMatchObject({ phase: 'filling', failure: { kind }, form: { contact: 'ann@example.com', state: 'NV' } });
    expect(seen(...refused, sent)).toMatchObject({ phase: 'sending', failure: null });
  });
});

test('without the list of states two letters can be typed', () => {
  const at = follow(walk, START, OPEN[0], 'getStates: no network', 'submits her email and Nevada', 'requestNotice: it is accepted');
  expect(unavailableView(at)).toMatchObject({ states: null, stateName: 'NV', phase: 'requested' });
});
