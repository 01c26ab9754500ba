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

/** The field, what goes into its cell, and what its hints and its voice say. */
function shown() {
  const kept: string[] = [];
  const services = { keepSecret: (name: string, value: string) => void kept.push(`${name}=${value}`), attachFrame: () => undefined };
  const at = stage(<NewPasswordField policy={policy} />, { services });
  const done = () => [...at.place.querySelectorAll('[data-met="true"]')].map(({ textContent }) => textContent);
  const said = () => at.find('[role="status"]', HTMLElement).textContent.replace(/\s+/g, ' ').trim();
  return { ...at, kept, done, said };
}

test('Ann sees all that her password needs before she types, and nothing is ticked (ERR-043, CONF-016)', () => {
  const { find, done, field } = shown();
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

test('a pasted password ticks at once what it has, and goes into its cell and nowhere else', () => {
  const { field, kept, done, place } = shown();
  paste(field('newPassword'), 'Sandbox2027');
  expect(done()).toHaveLength(5);
  expect(done().join()).not.toContain('special');
  expect(kept).toEqual(['newPassword=Sandbox2027']);
  expect(field('newPassword').name).toBe('');
  expect(field('newPassword').autocomplete).toBe('new-password');
  expect(place.textContent).not.toContain('Sandbox2027');
});

test('what is missing is said once the typing pauses, not with every key', () => {
  const { field, said } = shown();
  type(field('newPassword'), 'Sand');
  expect(said()).toBe('');
  passes(1000);
  type(field('newPassword'), 'box');
  passes(1000);
  expect(said()).toBe('');
  passes(300);
  expect(said()).toBe('Still missing: At least 9 characters. At least 1 number. At least 1 special character.');
  type(field('newPassword'), '-2027');
  passes(1300);
  expect(said()).toBe('Your password has everything it needs.');
});
