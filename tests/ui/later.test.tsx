// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { later } from '../../ui/screens/later.tsx';
import { stage } from './stage.tsx';

const Receipt = ({ cents }: { cents: number }) => <p>Paid {cents}</p>;

test('a screen that was preloaded is rendered at once', async () => {
  const Later = later(async () => Receipt);
  await Later.preload();
  expect(stage(<Later cents={100} />).text()).toBe('Paid 100');
});

test('a screen that was not preloaded is rendered when its file has loaded', async () => {
  const file = Promise.withResolvers<typeof Receipt>();
  const Later = later(() => file.promise);
  const { text } = stage(<Later cents={100} />);
  expect(text()).not.toContain('Paid');
  await act(async () => file.resolve(Receipt));
  expect(text()).toBe('Paid 100');
});

test('a preload that failed is retried when the screen is rendered', async () => {
  let tries = 0;
  const Later = later(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('no network');
    return Receipt;
  });
  await expect(Later.preload()).rejects.toThrow('no network');
  const { text } = stage(<Later cents={100} />);
  await act(async () => undefined);
  expect(text()).toBe('Paid 100');
});
