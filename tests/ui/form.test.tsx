// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Button } from '../../ui/kit/Button.tsx';
import { Checkbox } from '../../ui/kit/Checkbox.tsx';
import { Choice, ChoiceList } from '../../ui/kit/Choice.tsx';
import { Field } from '../../ui/kit/Field.tsx';
import { Form, type FieldError, type FormValues } from '../../ui/kit/Form.tsx';
import { MoneyField } from '../../ui/kit/MoneyField.tsx';
import { PageServicesProvider } from '../../ui/kit/pageServices.tsx';
import { SecretField } from '../../ui/kit/SecretField.tsx';
import { withoutAct, leave, paste, press, stage, submit, type, typeAt } from './stage.tsx';

const nobodyListens = () => undefined;

const signIn = (errors: readonly FieldError[], onSubmit: (values: FormValues) => void = nobodyListens, busy = false) => (
  <Form onSubmit={onSubmit} errors={errors} busy={busy} submitLabel="Sign in">
    <Field name="username" label="Email or phone number" hint="The one you gave your store" />
    <SecretField name="password" label="Password" autoComplete="current-password" />
    <Checkbox name="remember" label="Remember me" />
  </Form>
);
const MISSING: FieldError[] = [
  { field: 'username', text: 'Email or Phone Number is required' },
  { field: 'password', text: 'Password is required' },
];

test('a failed submit leads Ann to what is wrong: the summary has focus, and each line leads to its field', () => {
  const { show, find, field } = stage(signIn([]));
  submit(find('form', HTMLFormElement));
  show(signIn(MISSING));
  expect(document.activeElement).toBe(find('[role="alert"]', HTMLElement));
  press(find('.error-links li:nth-child(2) a', HTMLAnchorElement));
  expect(document.activeElement).toBe(field('password'));
});

test('the same mistake twice takes Ann to the summary twice', () => {
  const { find, field } = stage(signIn(MISSING));
  field('username').focus();
  submit(find('form', HTMLFormElement));
  expect(document.activeElement).toBe(find('[role="alert"]', HTMLElement));
});

test('errors that stood there before anything was sent take no focus', () => {
  stage(signIn(MISSING));
  expect(document.activeElement).toBe(document.body);
});

test('a field says its hint and its error to those who listen', () => {
  const { field, place } = stage(signIn(MISSING));
  const described = (field('username').getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => place.querySelector(`[id="${id}"]`)?.textContent)).toEqual([
    'The one you gave your store',
    'Email or Phone Number is required',
  ]);
  expect(field('username').getAttribute('aria-invalid')).toBe('true');
});

test('a failed submit keeps everything that was typed', () => {
  const { show, field } = stage(signIn([]));
  type(field('username'), 'ann@example.com');
  type(field('password'), 'Sandbox-1');
  show(signIn(MISSING));
  expect([field('username').value, field('password').value]).toEqual(['ann@example.com', 'Sandbox-1']);
});

test('the password goes to its memory cell, and the form knows only that there is one', () => {
  const kept: string[] = [];
  const sent: FormValues[] = [];
  const services = { keepSecret: (name: string, value: string) => kept.push(`${name}=${value}`), attachFrame: nobodyListens };
  const { find, field } = stage(
    signIn([], (values) => sent.push(values)),
    { services },
  );
  expect(find('form', HTMLFormElement).elements.namedItem('password')).not.toBeNull();
  paste(field('password'), 'Sandbox-1');
  type(field('username'), 'ann@example.com');
  submit(find('form', HTMLFormElement));
  expect(kept.at(-1)).toBe('password=Sandbox-1');
  expect([...new FormData(find('form', HTMLFormElement)).keys()]).toEqual(['username']);
  expect([sent[0]?.text('username'), sent[0]?.hasSecret('password'), sent[0]?.hasSecret('cvv'), sent[0]?.checked('remember')]).toEqual([
    'ann@example.com',
    true,
    false,
    false,
  ]);
});

test('a password that the browser filled in before the code arrived is handed over, too', () => {
  const kept: string[] = [];
  const services = { keepSecret: (_: string, value: string) => kept.push(value), attachFrame: nobodyListens };
  const { find, field } = stage(signIn([]), { services });
  field('password').value = 'filled in silently';
  submit(find('form', HTMLFormElement));
  expect(kept).toEqual(['filled in silently']);
});

test('a form that is sent the moment it stands there, before the page is at rest, hands its password over', async () => {
  const order: string[] = [];
  const services = { keepSecret: (_: string, value: string) => order.push(`kept ${value}`), attachFrame: nobodyListens };
  const place = document.body.appendChild(document.createElement('div'));
  await withoutAct(async () => {
    const drawn = new Promise<HTMLFormElement>((resolve) => {
      new MutationObserver(() => {
        const form = place.querySelector('form');
        if (form) resolve(form);
      }).observe(place, { childList: true, subtree: true });
    });
    const root = createRoot(place);
    root.render(
      <I18nProvider i18n={i18n}>
        <PageServicesProvider value={services}>{signIn([], () => order.push('sent'))}</PageServicesProvider>
      </I18nProvider>,
    );
    const form = await drawn; // committed; React's effects come a task later
    const password = form.querySelector('[data-secret]');
    if (password instanceof HTMLInputElement) password.value = 'from the browser’s store';
    form.requestSubmit();
    root.unmount();
    place.remove();
  });
  expect(order).toEqual(['kept from the browser’s store', 'sent']);
});

test('the password can be shown and hidden again', () => {
  const { field, button } = stage(signIn([]));
  press(button('Show'));
  expect(field('password').type).toBe('text');
  press(button('Hide'));
  expect(field('password').type).toBe('password');
});

test('Enter and a click send once while the first is on its way (FLOW-PAY-01)', () => {
  let sent = 0;
  const count = () => (sent += 1);
  const { show, find, button } = stage(signIn([], count));
  press(button('Sign in'));
  show(signIn([], count, true));
  press(button('Sign in'));
  submit(find('form', HTMLFormElement));
  expect(sent).toBe(1);
});

test('the amount is put in order while typed and gets its cents when left (RULE-015)', () => {
  const heard: (number | null)[] = [];
  const { field, text } = stage(
    <MoneyField name="amount" label="Amount" droppedText="One digit left out." onCents={(cents) => heard.push(cents)} />,
  );
  type(field('amount'), '1,234.567');
  expect(field('amount').value).toBe('$1,234.56');
  expect(text()).toContain('One digit left out.');
  leave(field('amount'));
  expect(text()).not.toContain('One digit left out.');
  expect(field('amount').value).toBe('$1,234.56');
  expect(heard.at(-1)).toBe(123456);
});

test('an amount that is none disappears when left (RULE-016)', () => {
  const { field } = stage(<MoneyField name="amount" label="Amount" />);
  type(field('amount'), 'abc');
  leave(field('amount'));
  expect(field('amount').value).toBe('');
});

test('a button that cannot be used tells why, keeps its place in the tab order, and does nothing', () => {
  let pressed = 0;
  const { button, place } = stage(
    <Button disabled reason="Your store has to confirm the payoff first." onPress={() => (pressed += 1)}>
      Pay off
    </Button>,
  );
  const payOff = button('Pay off');
  press(payOff);
  expect(pressed).toBe(0);
  expect(payOff.disabled).toBe(false);
  expect(place.querySelector(`[id="${payOff.getAttribute('aria-describedby')}"]`)?.textContent).toBe(
    'Your store has to confirm the payoff first.',
  );
});

test('of several ways to pay nothing is chosen beforehand, and one that cannot be used stays unchosen', () => {
  const chosen: string[] = [];
  const { place } = stage(
    <ChoiceList name="way" label="How much" chosen={null} onChoose={(value) => chosen.push(value)}>
      <Choice value="minimum" title="Minimum due" />
      <Choice value="payoff" title="Payoff" disabled reason="Not today" />
    </ChoiceList>,
  );
  const [minimum, payoff] = place.querySelectorAll('input');
  expect([minimum?.checked, payoff?.checked]).toEqual([false, false]);
  if (payoff) press(payoff);
  expect(chosen).toEqual([]);
  if (minimum) press(minimum);
  expect(chosen).toEqual(['minimum']);
});

test('789 typed at the start of $1,250.00, before the dollar sign, keeps its order, and so does the caret (RULE-015)', () => {
  const { field } = stage(<MoneyField name="amount" label="Amount" defaultCents={125_000} />);
  const amount = field('amount');
  let caret = 0;
  for (const key of '789') {
    const { value } = amount;
    typeAt(amount, value.slice(0, caret) + key + value.slice(caret), caret + 1);
    caret = amount.selectionStart ?? 0;
  }
  expect([amount.value, caret]).toEqual(['$7891,250.00', 4]);
});

test('an amount is selected as a whole on focus, so that typing replaces it', () => {
  const { field } = stage(<MoneyField name="amount" label="Amount" defaultCents={40_000} />);
  act(() => field('amount').focus());
  expect([field('amount').selectionStart, field('amount').selectionEnd]).toEqual([0, '$400.00'.length]);
});
