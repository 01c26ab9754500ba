import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { PageServicesProvider, type PageServices } from '../../ui/kit/pageServices.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** jsdom knows `<dialog>` but not how to open one; a browser's focus trap is proved in the browser. Only what HTML says: open, and shut. */
function teachDialogs(): void {
  const dialogs = HTMLDialogElement.prototype;
  dialogs.showModal = function showModal() {
    this.open = true;
  };
  dialogs.close = function close() {
    this.open = false;
  };
}

const noServices: PageServices = { keepSecret: () => undefined, attachFrame: () => undefined };

/** React as it runs in a browser: drawing now, effects a task later. */
export async function withoutAct(run: () => Promise<void>): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  await run().finally(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));
}

/** A page that shows `content`, in English unless told, until the test is over. */
export function stage(content: ReactNode, { services = noServices, locale = 'en', messages = {} as Messages } = {}) {
  teachDialogs();
  act(() => {
    i18n.load(locale, messages);
    i18n.activate(locale);
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (next: ReactNode) =>
    act(() =>
      root.render(
        <I18nProvider i18n={i18n}>
          <PageServicesProvider value={services}>{next}</PageServicesProvider>
        </I18nProvider>,
      ),
    );
  show(content);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  const find = <E extends Element>(selector: string, kind: { new (): E }): E => {
    const element = place.querySelector(selector);
    if (!(element instanceof kind)) throw new Error(`no ${kind.name} at ${selector} in ${place.innerHTML}`);
    return element;
  };
  return {
    show,
    place,
    find,
    text: () => place.textContent,
    field: (name: string) => find(`[id="${name}"]`, HTMLInputElement),
    button: (words: string) => {
      const found = [...place.querySelectorAll('button')].find((button) => button.textContent.includes(words));
      if (!found) throw new Error(`no button "${words}" in ${place.innerHTML}`);
      return found;
    },
  };
}

export const press = (element: HTMLElement): void => act(() => element.click());

const nativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** Puts a text in as the browser does, past React's own bookkeeping, and tells of it. */
function fill(input: HTMLInputElement, value: string): void {
  nativeValue?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export const paste = (input: HTMLInputElement, value: string): void => act(() => fill(input, value));

/** A key in the middle: the text is as the browser leaves it, the caret behind the key. */
export const typeAt = (input: HTMLInputElement, value: string, caret: number): void =>
  act(() => {
    nativeValue?.set?.call(input, value);
    input.setSelectionRange(caret, caret);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** One key after the other, at the end of what stands there. */
export const type = (input: HTMLInputElement, text: string): void =>
  act(() => {
    for (const key of text) fill(input, input.value + key);
  });

export const leave = (input: HTMLInputElement): void =>
  act(() => {
    input.focus();
    input.blur();
  });

export const submit = (form: HTMLFormElement): void => act(() => form.requestSubmit());

export const pressEscape = (dialog: HTMLDialogElement): void =>
  act(() => {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
