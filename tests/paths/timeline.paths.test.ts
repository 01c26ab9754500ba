import { describe, expect, test } from 'vitest';
import { linesOf } from '../../machines/accounts/timeline.lines.ts';
import { timelineView } from '../../machines/accounts/timeline.view.ts';
import { TIMELINE_SOURCES } from '../../machines/accounts/timeline.rules.ts';
import { gaps, titled } from '../../machines/paths/explorer.ts';
import { timelineWalk } from '../../machines/paths/walks/timeline.walks.ts';

const walk = timelineWalk();

test('the chart and this test leave nothing out', () =>
  expect(gaps(walk).filter((gap) => !gap.startsWith('dead end: {"history":"loaded","documents":"loaded","uploads":"loaded"'))).toEqual([])); // all is shown: nothing is left to do

const stories = titled(walk).map(([story, snapshot]) => ({ story, snapshot, view: timelineView(snapshot) }));
type Story = (typeof stories)[number];

/** The first stories that break the rule: a few are enough. */
const where = (wrong: (at: Story) => boolean): string[] =>
  stories
    .filter(wrong)
    .map(({ story }) => story)
    .slice(0, 3);

describe('in every situation of the timeline', () => {
  test('a source that failed is named, and only it can be retried', () =>
    expect(
      where(({ view, snapshot }) =>
        TIMELINE_SOURCES.some((source) => view.missing.includes(source) !== snapshot.can({ type: 'timeline.retried', source })),
      ),
    ).toEqual([]));
  test('a source that failed leaves the lines of the others', () =>
    expect(
      where(
        ({ view, snapshot: { context } }) =>
          view.missing.includes('documents') && context.entries !== null && !view.pages.flat().some(({ kind }) => kind === 'booking'),
      ),
    ).toEqual([]));
  test('the next appointment is known with its store and the clock there, or not at all (appointment-5)', () => {
    expect(stories.some(({ view }) => view.appointment !== null)).toBe(true);
    expect(where(({ view: { appointment } }) => appointment !== null && appointment.timeZone !== 'America/Denver')).toEqual([]);
    expect(where(({ view: { appointment } }) => appointment?.storeName === '')).toEqual([]);
  });
  test('"Show more" is offered as long as there is more, and then shows more or says why not', () =>
    expect(
      where(
        ({ view, snapshot }) =>
          view.state === 'loaded' && !view.isLoadingOlder && view.total > view.visible !== snapshot.can({ type: 'timeline.extended' }),
      ),
    ).toEqual([]));
  test('nothing older than the last loaded booking is shown while there are older ones', () =>
    expect(
      where(({ snapshot: { context } }) => {
        const last = context.entries?.at(-1)?.at ?? '';
        return context.entriesOlder > 0 && linesOf(context).some(({ time, day }) => (time === '' ? day < last.slice(0, 10) : time < last));
      }),
    ).toEqual([]));
});
