import { describe, expect, test } from 'vitest';
import { addressSearchView } from '../../machines/profile/addressSearch.select.ts';
import { devicesView } from '../../machines/profile/devices.select.ts';
import { profileView } from '../../machines/profile/profile.select.ts';
import { gaps, told } from '../kit/explorer.ts';
import { addressSearchWalk, devicesWalk, profileWalk } from './profile.walks.ts';

const walk = profileWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));
test('neither do the search for an address and its test', () => expect(gaps(addressSearchWalk())).toEqual([]));
test('neither do the devices and their test', () => expect(gaps(devicesWalk())).toEqual([]));

const stories = told(walk).map(([story, snapshot]) => ({ story, snapshot, view: profileView(snapshot) }));
type Story = (typeof stories)[number];

/** The first stories that end as none may: a few say as much as a thousand. */
const where = (wrong: (at: Story) => boolean): string[] =>
  stories
    .filter(({ snapshot }) => snapshot.status === 'active')
    .filter(wrong)
    .map(({ story }) => story)
    .slice(0, 3);

describe('wherever Ann and Zoe get to', () => {
  test('the profile is shown only as the lender has told it', () =>
    expect(where(({ view }) => view.phase === 'shown' && view.facts === null)).toEqual([]));
  test('what could not be had is told, and a retry is at hand', () =>
    expect(
      where(
        ({ view, snapshot }) =>
          (view.phase === 'failed' || view.phase === 'stale') && (view.failure === null || !snapshot.can({ type: 'retry.chosen' })),
      ),
    ).toEqual([]));
  test('without its flag neither e-mail nor phone is ever open (FLAG-002)', () =>
    expect(
      where(({ view }) => (view.open?.section === 'email' && !view.canEditEmail) || (view.open?.section === 'phone' && !view.canEditPhone)),
    ).toEqual([]));
  test('while the lender is told of a change, no address leads elsewhere', () =>
    expect(where(({ view, snapshot }) => view.open?.saving === true && snapshot.can({ type: 'form.cancelled' }))).toEqual([]));
  test('a failed save keeps the section open, with what was typed', () =>
    expect(where(({ view }) => view.failure !== null && view.phase === 'shown' && !view.busy && view.open === null)).toEqual([]));
  test('"Saved" is never said of a section that is open', () =>
    expect(where(({ view }) => view.open !== null && view.saved !== null)).toEqual([]));
  test('who has no account can do nothing here but link one', () =>
    expect(
      where(({ view, snapshot }) => view.phase === 'without' && (view.open !== null || !snapshot.can({ type: 'link.chosen' }))),
    ).toEqual([]));
});

test('addresses are offered only while something is looked for', () =>
  expect(
    told(addressSearchWalk())
      .map(([, snapshot]) => addressSearchView(snapshot))
      .filter(({ phase, predictions }) => (phase === 'closed' || phase === 'unavailable' || phase === 'nothing') && predictions.length > 0),
  ).toEqual([]));

test('no device is forgotten but the one that was chosen, after a question', () =>
  expect(
    told(devicesWalk())
      .map(([, snapshot]) => devicesView(snapshot))
      .filter(({ phase, chosen }) => (phase === 'confirming' || phase === 'forgetting') !== (chosen !== null)),
  ).toEqual([]));
