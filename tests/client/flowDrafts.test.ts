import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { DRAFT_LIFE_MS } from '../../services/client/draftLife.ts';
import { keepFlowDraft, readFlowDraft } from '../../services/client/flowDrafts.ts';
import { keepText, readText } from '../../services/client/storage.ts';
import { keepTokens } from '../../services/client/tokens.ts';
import { annsEntry } from './kit/jwt.ts';
import './kit/service.ts';

const Draft = v.object({ username: v.string() });
const DRAFT = { username: 'nora@example.com' };
const KEY = 'draft:flow:registration';
const read = () => readFlowDraft('registration', Draft);

test('a flow’s draft stores the fields of its schema and drops all others (CONF-015, part of STORE-001)', () => {
  keepFlowDraft('registration', Draft, { ...DRAFT, password: 'password-canary', ssn: '123-45-6789' });
  expect(readText('session', KEY)).not.toMatch(/canary|6789/);
  expect(read()).toEqual(DRAFT);
  expect(readFlowDraft('profile', Draft)).toBeNull();
});

test('it expires after 30 minutes, and at once when the clock was set back', () => {
  vi.useFakeTimers();
  keepFlowDraft('registration', Draft, DRAFT);
  vi.advanceTimersByTime(DRAFT_LIFE_MS - 1);
  expect(read()).toEqual(DRAFT);
  vi.advanceTimersByTime(1);
  expect(read()).toBeNull();
  keepFlowDraft('registration', Draft, DRAFT);
  vi.setSystemTime(Date.now() - 1);
  expect(read()).toBeNull();
  expect(readText('session', KEY)).toBeNull();
});

test('a visitor’s draft is not offered to Ann, and a draft that does not match the flow’s schema is removed', () => {
  keepFlowDraft('registration', Draft, DRAFT);
  keepTokens(annsEntry(), { remember: false });
  expect(read()).toBeNull();
  keepFlowDraft('registration', Draft, DRAFT);
  expect(read()).toEqual(DRAFT);
  keepFlowDraft('registration', Draft, { username: 7 });
  expect(read()).toEqual(DRAFT);
  expect(readFlowDraft('registration', v.object({ name: v.string() }))).toBeNull();
  keepText('session', KEY, '{"version":0}');
  expect(read()).toBeNull();
});
