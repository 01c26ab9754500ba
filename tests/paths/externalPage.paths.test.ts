import { describe, expect, test } from 'vitest';
import { externalPageView } from '../../machines/externalPage/externalPage.select.ts';
import { gaps, told } from '../kit/explorer.ts';
import { externalPageWalk } from './externalPage.walks.ts';

const walk = externalPageWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe.each(told(walk).filter(([, snapshot]) => snapshot.status === 'active'))('%s', (_, snapshot) => {
  test('opens only the page that the settings name (ROUTE-019, OPEN-002)', () => {
    const opens = snapshot.matches({ hopping: 'opening' }) || externalPageView(snapshot).state === 'opened';
    expect(!opens || snapshot.context.address === 'https://lender.example/account').toBe(true);
  });
});

test.each(['no page has this name', 'its address may not be opened'])('when %s, nothing is opened', (answer) => {
  const [asking] = walk.situations;
  const way = asking?.ways.find(({ step }) => step.label.endsWith(answer));
  const there = walk.situations.find(({ key }) => key === way?.to);
  expect(there && externalPageView(there.snapshot).state).toBe('unable');
});
