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

const ignore = () => undefined;

const signIn = (errors: readonly FieldError[], onSubmit: (values: FormValues) => void = ignore, busy = false) => (
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

test('after a failed submit the error summary has focus, and each line links to its field', () => {
  const { show, find, field } = stage(signIn([]));
  submit(find('form', HTMLFormElement));
  show(signIn(MISSING));
  expect(document.activeElement).toBe(find('[role="alert"]', HTMLElement));
  press(find('.error-links li:nth-child(2) a', HTMLAnchorElement));
  expect(document.activeElement).toBe(field('password'));
});

test('the same error twice moves focus to the summary twice', () => {
  const { find, field } = stage(signIn(MISSING));
  field('username').focus();
  submit(find('form', HTMLFormElement));
  expect(document.activeElement).toBe(find('[role="alert"]', HTMLElement));
});

test('a submit that is sent leaves the focus in its field, when the errors from before it go away (WCAG 2.4.3)', () => {
  const at = stage(signIn(MISSING, () => at.show(signIn(MISSING, ignore, true))));
  at.field('password').focus();
  submit(at.find('form', HTMLFormElement));
  at.show(signIn([], ignore, true));
  at.show(signIn([]));
  expect(document.activeElement).toBe(at.field('password'));
});

test('a security code needs three or four digits', () => {
  const sent: boolean[] = [];
  const code = (
    <Form onSubmit={(values) => sent.push(values.hasSecret('cvv'))} submitLabel="Pay">
      <SecretField name="cvv" label="Security code" autoComplete="cc-csc" pattern={'\\d{3,4}'} />
    </Form>
  );
  const { find, field } = stage(code);
  for (const typed of ['', '12', '12a', '123', '1234']) {
    field('cvv').value = typed;
    submit(find('form', HTMLFormElement));
  }
  expect(sent).toEqual([false, false, false, true, true]);
});

test('errors from before a submit take no focus', () => {
  stage(signIn(MISSING));
  expect(document.activeElement).toBe(document.body);
});

test('a field is described by its hint and its error', () => {
  const { field, container } = stage(signIn(MISSING));
  const described = (field('username').getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => container.querySelector(`[id="${id}"]`)?.textContent)).toEqual([
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

test('the password goes to its memory cell, and the form has only the fact that there is one', () => {
  const stored: string[] = [];
  const sent: FormValues[] = [];
  const services = { keepSecret: (name: string, value: string) => stored.push(`${name}=${value}`), attachFrame: ignore };
  const { find, field } = stage(
    signIn([], (values) => sent.push(values)),
    { services },
  );
  expect(find('form', HTMLFormElement).elements.namedItem('password')).not.toBeNull();
  paste(field('password'), 'Sandbox-1');
  type(field('username'), 'ann@example.com');
  submit(find('form', HTMLFormElement));
  expect(stored.at(-1)).toBe('password=Sandbox-1');
  expect([...new FormData(find('form', HTMLFormElement)).keys()]).toEqual(['username']);
  expect([sent[0]?.text('username'), sent[0]?.hasSecret('password'), sent[0]?.hasSecret('cvv'), sent[0]?.checked('remember')]).toEqual([
    'ann@example.com',
    true,
    false,
    false,
  ]);
});

test('a password that the browser filled in before the code loaded is also passed on', () => {
  const stored: string[] = [];
  const services = { keepSecret: (_: string, value: string) => stored.push(value), attachFrame: ignore };
  const { find, field } = stage(signIn([]), { services });
  field('password').value = 'filled in silently';
  submit(find('form', HTMLFormElement));
  expect(stored).toEqual(['filled in silently']);
});

test('a form that is submitted as soon as it is drawn, before React’s effects, passes its password on', async () => {
  const order: string[] = [];
  const services = { keepSecret: (_: string, value: string) => order.push(`stored ${value}`), attachFrame: ignore };
  const container = document.body.appendChild(document.createElement('div'));
  await withoutAct(async () => {
    const drawn = new Promise<HTMLFormElement>((resolve) => {
      new MutationObserver(() => {
        const form = container.querySelector('form');
        if (form) resolve(form);
      }).observe(container, { childList: true, subtree: true });
    });
    const root = createRoot(container);
    root.render(
      <I18nProvider i18n={i18n}>
        <PageServicesProvider value={services}>{signIn([], () => order.push('sent'))}</PageServicesProvider>
      </I18nProvider>,
    );
    const form = await drawn; // committed; React's effects run one task later
    const password = form.querySelector('[data-secret]');
    if (password instanceof HTMLInputElement) password.value = 'from the browser’s store';
    form.requestSubmit();
    root.unmount();
    container.remove();
  });
  expect(order).toEqual(['stored from the browser’s store', 'sent']);
});

test('the password can be made visible and hidden again', () => {
  const { field, button } = stage(signIn([]));
  press(button('Show'));
  expect(field('password').type).toBe('text');
  press(button('Hide'));
  expect(field('password').type).toBe('password');
});

test('Enter and a click send once while the first is in flight (FLOW-PAY-01)', () => {
  let sent = 0;
  const count = () => (sent += 1);
  const { show, find, button } = stage(signIn([], count));
  press(button('Sign in'));
  show(signIn([], count, true));
  press(button('Sign in'));
  submit(find('form', HTMLFormElement));
  expect(sent).toBe(1);
});

test('the amount is formatted while it is typed and gets its cents on blur (RULE-015)', () => {
  const amounts: (number | null)[] = [];
  const { field, text } = stage(
    <MoneyField name="amount" label="Amount" mistypedText="Like $1,234.50." onCents={(cents) => amounts.push(cents)} />,
  );
  type(field('amount'), '1,234.567');
  expect(field('amount').value).toBe('$1,234.56');
  expect(text()).toContain('Like $1,234.50.');
  leave(field('amount'));
  expect(text()).toContain('Like $1,234.50.'); // or a button below would move away from the press that leaves the field
  expect(field('amount').value).toBe('$1,234.56');
  paste(field('amount'), '1,234.5');
  expect(text()).not.toContain('Like $1,234.50.');
  paste(field('amount'), '1,234.56');
  expect(amounts.at(-1)).toBe(123456);
});

test('a typed zero stays in the field and is an amount of zero, not an empty field (RULE-015, RULE-016)', () => {
  const amounts: (number | null)[] = [];
  const { field } = stage(<MoneyField name="amount" label="Amount" onCents={(cents) => amounts.push(cents)} />);
  type(field('amount'), '0');
  expect([field('amount').value, amounts.at(-1)]).toEqual(['$0', 0]);
  leave(field('amount'));
  expect(field('amount').value).toBe('$0.00');
});

test('1.000,50 is not an amount, typed or pasted: it stays, the page says how to type one, and it counts as zero', () => {
  const amounts: (number | null)[] = [];
  const { field, text } = stage(
    <MoneyField name="amount" label="Amount" mistypedText="Like $1,234.50." onCents={(cents) => amounts.push(cents)} />,
  );
  paste(field('amount'), '1.000,50');
  expect([field('amount').value, amounts.at(-1)]).toEqual(['$1.00,50', 0]);
  paste(field('amount'), '');
  type(field('amount'), '1.000,50');
  expect([field('amount').value, amounts.at(-1)]).toEqual(['$1.00,50', 0]);
  expect(text()).toContain('Like $1,234.50.');
  leave(field('amount'));
  expect(field('amount').value).toBe('$1.00,50');
  expect(text()).toContain('Like $1,234.50.');
});

test('an invalid amount is removed on blur (RULE-016)', () => {
  const { field, text } = stage(<MoneyField name="amount" label="Amount" mistypedText="Like $1,234.50." />);
  type(field('amount'), 'abc');
  leave(field('amount'));
  expect(field('amount').value).toBe('');
  expect(text()).toContain('Like $1,234.50.');
});

test('a disabled button has its reason, stays in the tab order, and does nothing', () => {
  let pressed = 0;
  const { button, container } = stage(
    <Button disabled reason="Your store has to confirm the payoff first." onPress={() => (pressed += 1)}>
      Pay off
    </Button>,
  );
  const payOff = button('Pay off');
  press(payOff);
  expect(pressed).toBe(0);
  expect(payOff.disabled).toBe(false);
  expect(container.querySelector(`[id="${payOff.getAttribute('aria-describedby')}"]`)?.textContent).toBe(
    'Your store has to confirm the payoff first.',
  );
});

test('no way to pay is preselected, and a disabled one cannot be chosen', () => {
  const chosen: string[] = [];
  const { container } = stage(
    <ChoiceList name="way" label="How much" chosen={null} onChoose={(value) => chosen.push(value)}>
      <Choice value="minimum" title="Minimum due" />
      <Choice value="payoff" title="Payoff" disabled reason="Not today" />
    </ChoiceList>,
  );
  const [minimum, payoff] = container.querySelectorAll('input');
  expect([minimum?.checked, payoff?.checked]).toEqual([false, false]);
  if (payoff) press(payoff);
  expect(chosen).toEqual([]);
  if (minimum) press(minimum);
  expect(chosen).toEqual(['minimum']);
});

test('789 typed at the start of $1,250.00, before the dollar sign, keeps its order and the caret (RULE-015)', () => {
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

test('01 typed at the start of $5.00 makes $15.00: the zero goes, and the caret stays before the 5 (RULE-015)', () => {
  const { field } = stage(<MoneyField name="amount" label="Amount" defaultCents={500} />);
  const amount = field('amount');
  typeAt(amount, '$05.00', 2);
  expect([amount.value, amount.selectionStart]).toEqual(['$5.00', 1]);
  typeAt(amount, '$15.00', 2);
  expect([amount.value, amount.selectionStart]).toEqual(['$15.00', 2]);
});

test('an amount is fully selected on focus, so that typing replaces it', () => {
  const { field } = stage(<MoneyField name="amount" label="Amount" defaultCents={40_000} />);
  act(() => field('amount').focus());
  expect([field('amount').selectionStart, field('amount').selectionEnd]).toEqual([0, '$400.00'.length]);
});
