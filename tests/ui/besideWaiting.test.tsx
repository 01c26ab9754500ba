// @vitest-environment jsdom
import { useInsertionEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderBeside } from '../../routes/page/besideWaiting.ts';
import { withoutAct } from './stage.tsx';

beforeEach(() => {
  document.body.innerHTML = '<div id="portal">One moment, please</div>';
  delete document.documentElement.dataset['down'];
});
const waiting = (): HTMLElement => {
  const found = document.getElementById('portal');
  if (!found) throw new Error('there is no page');
  return found;
};
const seen = () =>
  [...document.body.children].filter((one) => one instanceof HTMLElement && !one.hidden).map(({ textContent }) => textContent);

function Page({ onCommit }: { onCommit: () => void }) {
  useInsertionEffect(() => onCommit(), [onCommit]);
  return <h1>Home</h1>;
}

test('the page takes the place of the waiting page, which shows until then', () =>
  withoutAct(async () => {
    renderBeside(waiting(), (show) => <Page onCommit={show} />, {});
    expect(seen()).toEqual(['One moment, please']);
    await vi.waitFor(() => expect(seen()).toEqual(['Home']));
    expect(waiting().textContent).toBe('Home');
  }));

test('Ann presses "Help" on the waiting page while Home is rendered: the link stays under her finger until she lifts it', () =>
  withoutAct(async () => {
    const pressed = (show: () => void) => () => {
      document.documentElement.dataset['down'] = ''; // as early.ts notes it
      show();
    };
    renderBeside(waiting(), (show) => <Page onCommit={pressed(show)} />, {});
    await vi.waitFor(() => expect(document.body.textContent).toContain('Home'));
    expect(seen()).toEqual(['One moment, please']);
    delete document.documentElement.dataset['down'];
    await vi.waitFor(() => expect(seen()).toEqual(['Home']));
  }));
