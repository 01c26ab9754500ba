import { expect, test } from 'vitest';
import { stateAt } from '../../services/contract/states.ts';
import { stateText } from '../../ui/kit/stateText.ts';

test('a state is named in the language of the page', () => {
  expect([stateText('OK', 'en'), stateText('NY', 'en'), stateText('NY', 'es'), stateText('TX', 'es')]).toEqual([
    'Oklahoma',
    'New York',
    'Nueva York',
    'Texas',
  ]);
});

test('a place that the portal finds has a name (FLOW-GEO-02)', () => {
  const letters = stateAt({ latitude: 30.27, longitude: -97.74 }, 'TX') ?? '';
  expect(stateText(letters, 'en')).toBe('Texas');
});

test('what is no state stays as it is', () => expect(stateText('elsewhere', 'en')).toBe('elsewhere'));
