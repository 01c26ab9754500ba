// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { act } from 'react';
import { expect, test } from 'vitest';
import { payment } from '../../machines/kit/places.ts';
import { printAddress } from '../../routes/address.ts';
import { Providers } from '../../routes/providers.tsx';
import { createPortalRouter } from '../../routes/router.ts';
import * as tree from '../../routes/tree.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { press, stage } from './stage.tsx';

const PAYMENT = '/TitleMax/Accounts/4711/Payment';

function pay({ disabled = false, busy = false } = {}) {
  const gone: string[] = [];
  const button = (
    <Button to={payment('TitleMax', '4711')} disabled={disabled} busy={busy} reason="not now" onPress={() => gone.push('payment')}>
      Pay
    </Button>
  );
  return { gone, button };
}

function routed() {
  const fetched: string[] = [];
  const history = createMemoryHistory();
  const router = createPortalRouter(history, tree, async (flow) => void fetched.push(flow));
  const wrap = (content: React.ReactNode) => (
    <Providers router={router} addressOf={(place) => printAddress(router, place)}>
      {content}
    </Providers>
  );
  return { wrap, fetched, history };
}

/** Prevents the browser's own action, because jsdom has no tabs. True if the click would have left the page. */
function clickWith(element: HTMLElement, keys: MouseEventInit): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  let left = false;
  const last = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  act(() => void element.dispatchEvent(click));
  return left;
}

test('a button that leads to another screen is a link; a plain press sends the event to the chart and does not navigate by itself', () => {
  const { gone, button } = pay();
  const { wrap, history } = routed();
  const { find } = stage(wrap(button));
  const link = find('a.button', HTMLAnchorElement);
  expect(link.getAttribute('href')).toBe(PAYMENT);
  press(link);
  expect([gone, history.location.href]).toEqual([['payment'], '/']);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a press with %o is left to the browser, which opens a new tab',
  (keys) => {
    const { gone, button } = pay();
    const { find } = stage(routed().wrap(button));
    expect(clickWith(find('a.button', HTMLAnchorElement), keys)).toBe(true);
    expect(gone).toEqual([]);
  },
);

test('the files behind a link are fetched on touch', async () => {
  const { wrap, fetched } = routed();
  const { find } = stage(wrap(pay().button));
  await act(async () => void find('a.button', HTMLAnchorElement).dispatchEvent(new Event('touchstart', { bubbles: true })));
  expect(fetched).toEqual(['payment']);
});

test('while busy it is a link that does nothing, and disabled it is a button with its reason', () => {
  const { wrap } = routed();
  const busy = pay({ busy: true });
  const { find, show } = stage(wrap(busy.button));
  expect(clickWith(find('a.button', HTMLAnchorElement), { ctrlKey: true })).toBe(false);
  expect(busy.gone).toEqual([]);
  const disabled = pay({ disabled: true });
  show(wrap(disabled.button));
  press(find('button.button', HTMLButtonElement));
  expect([disabled.gone, find('.button-reason', HTMLElement).textContent]).toEqual([[], 'not now']);
});

test('without an address it is a button', () => {
  const { gone, button } = pay();
  const { find } = stage(button);
  press(find('button.button', HTMLButtonElement));
  expect(gone).toEqual(['payment']);
});
