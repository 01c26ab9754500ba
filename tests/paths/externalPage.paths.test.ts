import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { externalPageView } from '../../machines/externalPage/externalPage.view.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { externalPageWalk } from '../../machines/paths/walks/externalPage.walks.ts';

const walk = externalPageWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(
  titled(walk).filter(([, snapshot]) => snapshot.status === 'active'),
  (snapshot) => snapshot,
);
always('opens only the page that the settings name (ROUTE-019, OPEN-002)', (snapshot) => {
  const opens = snapshot.matches({ screen: 'opening' }) || externalPageView(snapshot).state === 'opened';
  expect(!opens || snapshot.context.address === 'https://lender.example/account').toBe(true);
});

test.each(['no page has this name', 'its address is not allowed'])('when %s, nothing is opened', (answer) => {
  const [asking] = walk.situations;
  const way = asking?.ways.find(({ step }) => step.label.endsWith(answer));
  const there = walk.situations.find(({ key }) => key === way?.to);
  expect(there && externalPageView(there.snapshot).state).toBe('unable');
});

describe('Ann, who follows the link', () => {
  const ann = (...labels: string[]) => externalPageView(follow(walk, 'Ann opens a link to her account’s page', ...labels));
  test('reads that the browser refuses to open it, and can retry', () => {
    const refused = ['getSettings: the page is known', 'openHere: the browser refuses'];
    expect(ann(...refused).state).toBe('unable');
    expect(ann(...refused, 'tries again').state).toBe('opening');
  });
  test('reads why the page was not found, and can retry', () => {
    expect(ann('getSettings: no network')).toMatchObject({ state: 'failed', failure: { kind: 'offline' } });
    expect(ann('getSettings: no network', 'tries again')).toMatchObject({ state: 'opening', failure: null });
  });
});
