import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { PageServicesProvider, type PageServices } from '../../ui/kit/pageServices.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** jsdom knows `<dialog>` but not how to open one; the focus trap is tested in the browser. Only the attribute `open` changes. */
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

/** React as in a browser: it renders now, and runs effects one task later. */
export async function withoutAct(run: () => Promise<void>): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  await run().finally(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));
}

/** A page that shows `content`, in English by default, until the end of the test. */
export function stage(content: ReactNode, { services = noServices, locale = 'en', messages = {} as Messages } = {}) {
  teachDialogs();
  act(() => {
    i18n.load(locale, messages);
    i18n.activate(locale);
  });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
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
    container.remove();
  });
  const find = <E extends Element>(selector: string, kind: { new (): E }): E => {
    const element = container.querySelector(selector);
    if (!(element instanceof kind)) throw new Error(`no ${kind.name} at ${selector} in ${container.innerHTML}`);
    return element;
  };
  return {
    show,
    container,
    find,
    text: () => container.textContent,
    field: (name: string) => find(`[id="${name}"]`, HTMLInputElement),
    button: (words: string) => {
      const found = [...container.querySelectorAll('button')].find((button) => button.textContent.includes(words));
      if (!found) throw new Error(`no button "${words}" in ${container.innerHTML}`);
      return found;
    },
  };
}

export const press = (element: HTMLElement): void => act(() => element.click());

const nativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** Sets a text as the browser does, past React's own bookkeeping, and fires the event. */
function fill(input: HTMLInputElement, value: string): void {
  nativeValue?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export const paste = (input: HTMLInputElement, value: string): void => act(() => fill(input, value));

/** A key in the middle: the text and the caret are as in the browser after the key. */
export const typeAt = (input: HTMLInputElement, value: string, caret: number): void =>
  act(() => {
    nativeValue?.set?.call(input, value);
    input.setSelectionRange(caret, caret);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** One key after another, at the end of the text. */
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
