// @vitest-environment jsdom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PasswordPolicy } from '../../services/contract/password.ts';
import { NewPasswordField } from '../../ui/screens/codes/NewPasswordField.tsx';
import { paste, stage, type } from './stage.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const policy = v.parse(PasswordPolicy, { requireSymbols: true });
const passes = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

/** The field, the values of its cell, the rules that are met, and the announcement. */
function drawn() {
  const stored: string[] = [];
  const services = { keepSecret: (name: string, value: string) => void stored.push(`${name}=${value}`), attachFrame: () => undefined };
  const at = stage(<NewPasswordField policy={policy} />, { services });
  const done = () => [...at.container.querySelectorAll('[data-met="true"]')].map(({ textContent }) => textContent);
  const announced = () => at.find('[role="status"]', HTMLElement).textContent.replace(/\s+/g, ' ').trim();
  return { ...at, stored, done, announced };
}

test('Ann sees all that her password needs before she types, and nothing is marked as met (ERR-043, CONF-016)', () => {
  const { find, done, field } = drawn();
  expect([...find('ul', HTMLElement).children].map(({ textContent }) => textContent)).toEqual([
    'At least 9 characters',
    'At least 1 upper case letter',
    'At least 1 lower case letter',
    'At least 1 number',
    'At least 1 special character',
    'No spaces',
  ]);
  expect(done()).toEqual([]);
  expect(field('newPassword').getAttribute('aria-describedby')).toBe('newPassword-rules');
});

test('a pasted password checks the rules that it meets at once, and goes only into its cell', () => {
  const { field, stored, done, container } = drawn();
  paste(field('newPassword'), 'Sandbox2027');
  expect(done()).toHaveLength(5);
  expect(done().join()).not.toContain('special');
  expect(stored).toEqual(['newPassword=Sandbox2027']);
  expect(field('newPassword').name).toBe('');
  expect(field('newPassword').autocomplete).toBe('new-password');
  expect(container.textContent).not.toContain('Sandbox2027');
});

test('missing rules are announced once the typing pauses, not with every key', () => {
  const { field, announced } = drawn();
  type(field('newPassword'), 'Sand');
  expect(announced()).toBe('');
  passes(1000);
  type(field('newPassword'), 'box');
  passes(1000);
  expect(announced()).toBe('');
  passes(300);
  expect(announced()).toBe('Still missing: At least 9 characters. At least 1 number. At least 1 special character.');
  type(field('newPassword'), '-2027');
  passes(1300);
  expect(announced()).toBe('Your password has everything it needs.');
});
