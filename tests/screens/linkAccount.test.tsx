// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { linkAccountView } from '../../machines/linkAccount/linkAccount.view.ts';
import type { LinkAccountEvent } from '../../machines/linkAccount/linkAccount.types.ts';
import { messages as spanish } from '../../ui/locales/es/linkAccount.po';
import { ConfirmAccountReplacement } from '../../ui/screens/linkAccount/ConfirmAccountReplacement.tsx';
import { LinkAccount } from '../../ui/screens/linkAccount/LinkAccount.tsx';
import { LinkAccountOptions } from '../../ui/screens/linkAccount/LinkAccountOptions.tsx';
import { ReplaceAccount } from '../../ui/screens/linkAccount/ReplaceAccount.tsx';
import { follow } from '../../machines/paths/explorer.ts';
import { linkAccountWalk } from '../../machines/paths/walks/linkAccount.walks.ts';
import { paste, press, stage, submit } from '../ui/stage.tsx';

const sent: LinkAccountEvent[] = [];
const send = (event: LinkAccountEvent) => void sent.push(event);
const seen = (start: string, ...labels: string[]) => linkAccountView(follow(linkAccountWalk(), start, 'readDraft: nothing', ...labels));
const errors = (container: Element) => [...container.querySelectorAll('[id$="-error"]')].map(({ id }) => id);

test('the empty form shows an error at each field; the SSN is never rendered', () => {
  const { container, field } = stage(<LinkAccount view={seen('Zoe opens the form', 'sends the empty form')} send={send} />);
  expect(errors(container)).toEqual(expect.arrayContaining(['loanNumber-error', 'dateOfBirth-error', 'phone-error']));
  expect([field('ssn').value, field('ssn').name]).toEqual(['', '']);
});

/** What Zoe reads at the fields after she has sent the form with these words. */
function errorsAfter(typed: Readonly<Record<string, string>>): (readonly [string, string])[] {
  const form = follow(linkAccountWalk(), 'Zoe opens the form', 'readDraft: nothing');
  const before = stage(<LinkAccount view={linkAccountView(form)} send={send} />);
  for (const [name, words] of Object.entries({ dateOfBirth: '09/28/1980', phone: '(512) 555-0120', ...typed }))
    paste(before.field(name), words);
  submit(before.find('form', HTMLFormElement));
  const event = sent.at(-1);
  if (event?.type !== 'details.submitted') throw new Error('the form was not sent');
  const { container } = stage(<LinkAccount view={linkAccountView(linkAccountWalk().after(form, event))} send={send} />);
  return [...container.querySelectorAll('[id$="-error"]')].map(({ id, textContent }) => [id, textContent] as const);
}

const SSN_ERROR = 'Enter all nine digits of your Social Security number, or leave it empty';
const LOAN_ERROR = 'Enter the loan number as it is on your documents, like 10101-2020001-1';
test.each([
  ['an SSN that nobody has', { ssn: '666-45-6789' }, [['ssn-error', SSN_ERROR]]],
  ['eight of the nine digits', { ssn: '123-45-678' }, [['ssn-error', SSN_ERROR]]],
  ['her SSN', { ssn: '123-45-6789' }, []],
  ['a loan number that lacks a digit', { loanNumber: '1010-2020001-1' }, [['loanNumber-error', LOAN_ERROR]]],
  ['her loan number', { loanNumber: '10101-2020001-1' }, []],
  ['her loan number and a wrong SSN', { loanNumber: '10101-2020001-1', ssn: '000-45-6789' }, [['ssn-error', SSN_ERROR]]],
])('when Zoe types %s, she reads what is wrong at its field and nowhere else (RULE-007, RULE-009)', (_, typed, read) =>
  expect(errorsAfter(typed)).toEqual(read),
);

test('the SSN that Zoe types is hidden until she presses Show', () => {
  const { field, button } = stage(<LinkAccount view={seen('Zoe opens the form')} send={send} />);
  expect(field('ssn').type).toBe('password');
  press(button('Show'));
  expect(field('ssn').type).toBe('text');
  press(button('Hide'));
  expect(field('ssn').type).toBe('password');
});

test('when more than one account matches, the field of the loan number says that it is needed', () => {
  const view = seen('Zoe opens the form', 'sends the details', 'findAccount: more than one matches');
  expect(errors(stage(<LinkAccount view={view} send={send} />).container)).toEqual(['loanNumber-error']);
});

test('Zoe, who has no account, is not offered to replace one', () => {
  const texts = ['Zoe, who has no account, wants one', 'Ann wants another account'].map(
    (start) => stage(<LinkAccountOptions view={seen(start)} send={send} />).container.querySelectorAll('button').length,
  );
  expect(texts[0]).toBeLessThan(texts[1] ?? 0);
});

test('Ann sees which loan is replaced and enters her password first (FLOW-LINK-04)', () => {
  const found = ['wants to replace', 'sends the details', 'findAccount: it would replace another', 'getAccounts: a loan'];
  const { text, field } = stage(<ReplaceAccount view={seen('Ann wants another account', ...found)} send={send} />);
  for (const words of ['Removed from your profile', 'Takes its place', 'What this means', '10101-2020001-1'])
    expect(text()).toContain(words);
  expect([field('password').type, field('password').value]).toEqual(['password', '']);
});

test('an incomplete link says that it has expired and that nothing was changed (ROUTE-102)', () => {
  const { text, button } = stage(<ConfirmAccountReplacement view={seen('Ann opens an incomplete link')} send={send} />);
  expect(text()).toContain('Nothing was changed.');
  press(button('Start again'));
  expect(sent.at(-1)).toEqual({ type: 'linking.chosen', purpose: 'replace' });
});

test('the same in Spanish', () => {
  const page = stage(<ConfirmAccountReplacement view={seen('Ann opens an incomplete link')} send={send} />, {
    locale: 'es',
    messages: spanish,
  });
  expect(page.text()).not.toContain('Nothing was changed');
});
