import { describe, expect, test } from 'vitest';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { appUpdateWalk } from '../../machines/paths/walks/appUpdate.walks.ts';

const walk = appUpdateWalk();
const START = 'the portal is open';
const FOUND = 'watchWorker: a new version is downloaded';
const IN_CHARGE = 'watchWorker: the new version is in charge';
const PRESSED = 'presses Update now';

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe.each(titled(walk).filter(([, snapshot]) => snapshot.matches('reloading')))('F15 %s', (title) => {
  test('nothing is reloaded before the customer has pressed Update now', () => expect(title).toContain(PRESSED));
});

test('a new version is offered', () => expect(follow(walk, START, FOUND).hasTag('ready')).toBe(true));

test('F15 what another tab accepts does not reload this one, and is offered here', () =>
  expect(follow(walk, START, FOUND, IN_CHARGE).hasTag('ready')).toBe(true));

test('F15 a press after another tab has accepted it reloads at once', () =>
  expect(follow(walk, START, FOUND, IN_CHARGE, PRESSED).value).toBe('reloading'));

test('a press reloads when the new version is in charge, not before', () => {
  expect(follow(walk, START, FOUND, PRESSED).value).toBe('taking');
  expect(follow(walk, START, FOUND, PRESSED, IN_CHARGE).value).toBe('reloading');
});

test('a version that does not take over is offered again', () =>
  expect(follow(walk, START, FOUND, PRESSED, 'after takeoverLimit (10000 ms)').hasTag('ready')).toBe(true));
